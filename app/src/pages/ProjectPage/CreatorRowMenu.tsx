import type { Project, ProjectCreator } from "@tsumugi/contract";
import { IconButton, Menu, MenuItem } from "@tsumugi/ui";
import { useState } from "react";
import { JobMailsDialog } from "../../shared/JobMailsDialog.tsx";
import { part } from "../../shared/part.tsx";
import { ReplyLinksDialog } from "../../shared/ReplyLinksDialog.tsx";

const RemoveDialog = part(async () => (await import("./RemoveDialog.tsx")).RemoveDialog);

export interface CreatorRowMenuProps {
  readonly project: Project;
  readonly row: ProjectCreator;
  readonly onOpenTerms?: ((row: ProjectCreator) => void) | undefined;
}

/** What is done with one creator of a project beside its status: the links to the reply page, taking out. */
export function CreatorRowMenu({ project, row, onOpenTerms }: CreatorRowMenuProps) {
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
      {asking === "remove" && <RemoveDialog project={project} rows={[row]} onClose={() => setAsking(null)} />}
    </>
  );
}
