import { type CommentTemplate, type TemplateVariable, templateVariables } from "@tsumugi/contract";
import {
  type ChatRoom,
  fillTemplate,
  useCommentTemplates,
  useCurrentUser,
  useSaveCommentTemplate,
  useShortLink,
} from "@tsumugi/hooks";
import {
  type CommentTemplateFields,
  FillTemplateDialog,
  TemplateManager,
  TemplatePicker,
} from "@tsumugi/patterns";
import { formatDay, formatYen, IconButton, toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";
import { IssueShortLink } from "./IssueShortLink.tsx";
import { useTemplateConflict } from "./useTemplateConflict.tsx";

const STALE = "ほかの人が先に更新しています。もう一度保存すると、現在の内容と見比べて選べます。";

type Values = Record<TemplateVariable, string | null>;

const day = (on: string | null | undefined) => (on ? formatDay(on) : null);

/** What is known of a room; what is not known is asked for before a text goes in. */
export function valuesOf(
  { creator, company, jobRequest }: ChatRoom,
  ownName: string,
  shortUrl: string | null = null,
): Values {
  const terms = jobRequest?.terms;
  return {
    クリエイター名: creator.name,
    案件名: jobRequest?.project_name ?? null,
    自分の名前: ownName,
    会社名: company.name,
    返信期限: day(terms?.reply_due_on),
    納品日: day(terms?.delivery_on),
    検収日: day(terms?.inspection_on),
    支払日: day(terms?.payment_on),
    短縮URL: shortUrl,
    報酬: typeof terms?.fee === "number" ? formatYen(terms.fee) : null,
  };
}

/** However its braces are typed. */
const asksForLink = ({ text }: CommentTemplate) =>
  fillTemplate(text, { 短縮URL: null } satisfies Partial<Values>).missing.includes("短縮URL");

export interface TemplateMenuProps {
  readonly room: ChatRoom;
  /** Takes a filled text into the message. */
  readonly onInsert: (text: string) => void;
}

/** Templates beside the message box: take one in, make and change them. */
export function TemplateMenu({ room, onInsert }: TemplateMenuProps) {
  const { currentUser } = useCurrentUser();
  const { commentTemplates, isLoading, error, refresh } = useCommentTemplates();
  const { createCommentTemplate, updateCommentTemplate, deleteCommentTemplate, ...saving } =
    useSaveCommentTemplate();
  const [isManaging, setManaging] = useState(false);
  const [open, setOpen] = useState<CommentTemplate>();
  const { save: update, conflictDialog } = useTemplateConflict(updateCommentTemplate);
  // Asked for only where a text needs it.
  const needsLink = commentTemplates?.some(asksForLink) ?? false;
  const { hasFeature } = usePermissions();
  const job = needsLink && hasFeature("short_link") ? room.jobRequest : null;
  const { shortLink } = useShortLink(job?.uid ?? null);
  const standing = shortLink?.disabled_at === null ? shortLink.short_url : null;
  const values = valuesOf(room, currentUser.name, standing);
  const fill = (template: CommentTemplate | undefined, typed: Readonly<Record<string, string>> = {}) =>
    fillTemplate(template?.text ?? "", { ...values, ...typed });

  const choose = (template: CommentTemplate) => {
    const { text, missing } = fill(template);
    if (missing.length > 0) setOpen(template);
    else onInsert(text);
  };
  const save = async (template: CommentTemplate | null, { name, text, shared }: CommentTemplateFields) => {
    const body = { name, text, shared };
    const kept = template ? await update(template, body) : await createCommentTemplate(body);
    toast.success(kept === "theirs" ? "現在の内容にしました" : "テンプレートを保存しました");
  };
  return (
    <>
      <TemplatePicker
        templates={commentTemplates}
        loading={isLoading}
        error={error && <LoadFailure error={error} onRetry={() => void refresh()} />}
        onChoose={choose}
        onManage={() => setManaging(true)}
        trigger={<IconButton icon="document" label="テンプレートを入れる" />}
      />
      <FillTemplateDialog
        key={open?.uid}
        name={open?.name}
        missing={fill(open).missing}
        aids={job ? { 短縮URL: <IssueShortLink job={job} name={room.creator.name} /> } : {}}
        preview={(typed) => fill(open, typed).text}
        onInsert={(text) => {
          setOpen(undefined);
          onInsert(text);
        }}
        onClose={() => setOpen(undefined)}
      />
      <TemplateManager
        open={isManaging}
        onOpenChange={(next) => {
          setManaging(next);
          saving.reset();
        }}
        templates={commentTemplates}
        variables={templateVariables}
        onSave={save}
        onDelete={({ uid }) => deleteCommentTemplate(uid)}
        loading={saving.isSubmitting}
        error={saving.error?.code === "stale_version" ? STALE : saving.error && fullMessageOf(saving.error)}
      />
      {conflictDialog}
    </>
  );
}
