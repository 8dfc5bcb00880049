import { Button } from "@tsumugi/ui";
import { useState } from "react";
import { JobTermsPanel } from "../../shared/JobTermsPanel.tsx";

export interface JobTermsLinkProps {
  readonly uid: string;
  readonly name: string;
  /** Version in force. */
  readonly version: number;
}

/** The way to all versions of the room's job and to the negotiation; nothing is loaded before it is taken. */
export function JobTermsLink({ uid, name, version }: JobTermsLinkProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      第{version}版{" "}
      <Button size="sm" onClick={() => setOpen(true)}>
        条件と版
      </Button>
      {isOpen && <JobTermsPanel jobRequestUid={uid} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
