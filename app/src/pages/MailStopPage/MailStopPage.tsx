import type { StoppableMail } from "@tsumugi/contract";
import { isApiError, useMailStop, useSetMailStop } from "@tsumugi/hooks";
import { EntranceLayout, MailStopCard } from "@tsumugi/patterns";
import { EmptyState, Skeleton } from "@tsumugi/ui";
import { useParams } from "react-router-dom";
import { messageOf } from "../../shared/errors.ts";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";

/** Behind 「このお知らせを止める」 of a mail. Opening it changes nothing, and it asks for no sign-in. */
export function MailStopPage() {
  usePageTitle("メールのお知らせを止める");
  const { token = "" } = useParams();
  const { mailStop, error, refresh } = useMailStop(token);
  const { setMailStop, isSubmitting, error: refusal } = useSetMailStop();
  const isUnknown = isApiError(error) && error.code === "not_found";

  const change = (kind: StoppableMail, is_stopped: boolean) =>
    void setMailStop(token, { kind, is_stopped }).catch(() => undefined);
  return (
    <EntranceLayout title="メールのお知らせ">
      {mailStop && (
        <MailStopCard
          mailStop={mailStop}
          loading={isSubmitting}
          error={refusal && messageOf(refusal)}
          onStopChange={change}
        />
      )}
      {!mailStop && isUnknown && (
        <EmptyState kind="locked" title="リンクが見つかりません">
          URLが途中で切れている可能性があります。メールの「このお知らせを止める」を開き直してください。
        </EmptyState>
      )}
      {!mailStop && error && !isUnknown && <LoadFailure error={error} onRetry={() => void refresh()} />}
      {!mailStop && !error && <Skeleton shape="block" height={240} />}
    </EntranceLayout>
  );
}
