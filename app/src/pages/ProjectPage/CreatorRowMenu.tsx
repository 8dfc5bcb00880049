import { ConfirmDialog, IconButton, Menu, MenuItem } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { JobMailsDialog } from "../../shared/JobMailsDialog.tsx";
import { ReplyLinksDialog } from "../../shared/ReplyLinksDialog.tsx";
import { type RemovedRow, removalNote } from "./removal.ts";

export interface CreatorRowMenuProps {
  readonly row: RemovedRow;
  readonly onRemove: (row: RemovedRow) => Promise<void>;
  readonly onOpenTerms?: ((row: RemovedRow) => void) | undefined;
}

/** What is done with one creator of a project beside its status: the links to the reply page, taking out. */
export function CreatorRowMenu({ row, onRemove, onOpenTerms }: CreatorRowMenuProps) {
  const [asking, setAsking] = useState<"links" | "mails" | "remove" | null>(null);
  const { display_name: name, job_request_uid: job } = row;
  return (
    <>
      <Menu align="end" trigger={<IconButton icon="more" size="sm" label={`${name}の操作`} />}>
        {job && onOpenTerms && (
          <MenuItem icon="document" onSelect={() => onOpenTerms(row)}>
            条件と版
          </MenuItem>
        )}
        {job && (
          <MenuItem icon="mail" onSelect={() => setAsking("mails")}>
            メールと催促
          </MenuItem>
        )}
        {job && (
          <MenuItem icon="link" onSelect={() => setAsking("links")}>
            返信リンク
          </MenuItem>
        )}
        <MenuItem icon="trash" tone="danger" onSelect={() => setAsking("remove")}>
          案件から外す
        </MenuItem>
      </Menu>
      {job && asking === "links" && (
        <ReplyLinksDialog jobRequestUid={job} name={name} onClose={() => setAsking(null)} />
      )}
      {job && asking === "mails" && (
        <JobMailsDialog jobRequestUid={job} name={name} onClose={() => setAsking(null)} />
      )}
      {asking === "remove" && (
        <ConfirmDialog
          open
          onOpenChange={(isOpen) => !isOpen && setAsking(null)}
          title={`「${name}」を案件から外しますか？`}
          description={removalNote([row])}
          confirmLabel="案件から外す"
          tone="danger"
          errorText={fullMessageOf}
          onConfirm={() => onRemove(row)}
        />
      )}
    </>
  );
}
