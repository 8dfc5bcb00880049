import { useJobMails } from "@tsumugi/hooks";
import { readingOf } from "@tsumugi/patterns";
import { Button } from "@tsumugi/ui";
import { useState } from "react";
import { JobMailsDialog } from "../../shared/JobMailsDialog.tsx";

/** Whether the creator has read the room, and the way to the mails about the job. */
export function JobMailsLink({ uid, name }: { readonly uid: string; readonly name: string }) {
  const [isOpen, setOpen] = useState(false);
  const { jobMails } = useJobMails(uid);
  return (
    <>
      {jobMails && <p>{readingOf(jobMails)}</p>}
      <Button size="sm" onClick={() => setOpen(true)}>
        メールと催促
      </Button>
      {isOpen && <JobMailsDialog jobRequestUid={uid} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
