import { useReplyLinks, useSaveReplyLink } from "@tsumugi/hooks";
import { ReplyLinks } from "@tsumugi/patterns";
import { Button, Dialog, DialogClose, Skeleton, toast } from "@tsumugi/ui";
import { useState } from "react";
import { copyAddress } from "./copyAddress.ts";
import { fullMessageOf } from "./errors.ts";
import { LoadFailure } from "./LoadFailure.tsx";
import { usePermissions } from "./usePermissions.ts";

export interface ReplyLinksDialogProps {
  readonly jobRequestUid: string;
  /** Of the creator. */
  readonly name: string;
  readonly onClose: () => void;
}

/** The links of one job in a dialog. Shown while mounted. */
export const ReplyLinksDialog = ({ jobRequestUid, name, onClose }: ReplyLinksDialogProps) => (
  <Dialog
    open
    onOpenChange={(isOpen) => !isOpen && onClose()}
    title="返信リンク"
    description={`${name}さんが依頼の返信ページを開くためのリンクです。メールが届かないときや、別の人に渡ってしまったときに使います。`}
    footer={
      <DialogClose>
        <Button>閉じる</Button>
      </DialogClose>
    }
  >
    <JobReplyLinks jobRequestUid={jobRequestUid} />
  </Dialog>
);

/** The links by which a creator opens one job: looking at them, withdrawing one, making another. */
export function JobReplyLinks({ jobRequestUid }: Pick<ReplyLinksDialogProps, "jobRequestUid">) {
  const { replyLinks, email, isLoading, error, refresh } = useReplyLinks(jobRequestUid);
  const { createReplyLink, revokeReplyLink, isSubmitting, error: failure } = useSaveReplyLink();
  const { canWrite } = usePermissions();
  const [made, setMade] = useState<{ readonly uid: string; readonly url: string }>();

  const copy = (url: string | Promise<string>) => void copyAddress(url, "返信リンク");
  const make = async () => {
    const making = createReplyLink(jobRequestUid, "copy");
    copy(making.then(({ url }) => url ?? ""));
    try {
      const { link, url } = await making;
      if (url) setMade({ uid: link.uid, url });
    } catch {
      // Shown above the links.
    }
  };
  const mail = async () => {
    await createReplyLink(jobRequestUid, "mail");
    toast.success(`${email} へ新しい返信リンクを送りました`);
  };
  const revoke = async (uid: string) => {
    await revokeReplyLink(jobRequestUid, uid);
    if (made?.uid === uid) setMade(undefined);
    toast.success("返信リンクを取り消しました");
  };

  return (
    <>
      {error && <LoadFailure error={error} onRetry={() => void refresh()} />}
      {isLoading && <Skeleton shape="block" height={120} />}
      {!error && !isLoading && (
        <ReplyLinks
          links={replyLinks}
          email={email}
          madeUrl={made?.url}
          onCopyAgain={() => made && copy(made.url)}
          loading={isSubmitting}
          error={failure && fullMessageOf(failure)}
          errorText={fullMessageOf}
          {...(canWrite && {
            onMail: mail,
            onCopy: () => void make(),
            onRevoke: ({ uid }: { uid: string }) => revoke(uid),
          })}
        />
      )}
    </>
  );
}
