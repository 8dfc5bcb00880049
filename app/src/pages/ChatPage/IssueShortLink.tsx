import type { ChatRoom } from "@tsumugi/hooks";
import { Button, Dialog } from "@tsumugi/ui";
import { useState } from "react";
import { JobShortLink } from "../../shared/JobShortLink.tsx";

export interface IssueShortLinkProps {
  readonly job: NonNullable<ChatRoom["jobRequest"]>;
  /** Of the creator. */
  readonly name: string;
}

/** The way to the short link that a template names and that is not there yet, or disabled; nothing is loaded before. */
export function IssueShortLink({ job, name }: IssueShortLinkProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon="link" onClick={() => setOpen(true)}>
        短縮リンクを発行・再開
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={`${name}の短縮リンク`}
        description="発行すると、テンプレートの {{短縮URL}} に入ります。"
        footer={<Button onClick={() => setOpen(false)}>テンプレートに戻る</Button>}
      >
        <JobShortLink jobRequestUid={job.uid} name={name} projectUid={job.project_uid} />
      </Dialog>
    </>
  );
}
