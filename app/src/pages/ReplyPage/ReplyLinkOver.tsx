import { isApiError } from "@tsumugi/hooks";
import { EmptyState } from "@tsumugi/ui";
import { messageOf } from "../../shared/errors.ts";

/** Whether the link opens nothing any more, and a second try will not help. */
export const isLinkOver = (error: unknown): boolean =>
  isApiError(error) && ["link_expired", "link_revoked", "not_found"].includes(error.code);

const CUT_OFF =
  "リンクが途中で切れているか、別の文字が混ざっています。届いたメールのリンクをもう一度開いてください。それでも開けなければ、依頼元の担当者に新しいリンクを頼んでください。";

/** In place of the page of a link that opens nothing, with what to do. */
export function ReplyLinkOver({ error }: { readonly error: unknown }) {
  const code = isApiError(error) ? error.code : undefined;
  const over = `この返信リンクは${code === "link_revoked" ? "取り消されました" : "使えません"}`;
  return (
    <EmptyState kind="locked" title={over}>
      {/* The title may be the cause already: then the cure alone is left to say. */}
      {code === "not_found" ? CUT_OFF : messageOf(error).replace(`${over}。`, "")}
    </EmptyState>
  );
}
