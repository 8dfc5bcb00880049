import { nextActionSteps, type Project } from "@tsumugi/contract";
import { useCallback } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";
import { type NextRow, nextHref } from "./nextHref.ts";
import { openRow } from "./sheetPanel.ts";

/** A card has no panel of its own to open: the row's opens by the address. */
function hrefOfCard(project: Project, row: NextRow): string | undefined {
  const screen = row.next_action ? nextActionSteps[row.next_action].screen : undefined;
  if (row.job_request_uid && (screen === "mails" || screen === "terms"))
    return paths.project.getHref(project.uid, { view: "sheet", ...openRow(row.creator_uid, screen) });
  return nextHref(project, row);
}

/** The link of a card's next step, for those who may take it. */
export function useCardNext(project: Project) {
  const { canWrite } = usePermissions();
  return useCallback(
    (row: NextRow) => {
      const href = canWrite ? hrefOfCard(project, row) : undefined;
      return href === undefined ? undefined : <Link to={href} />;
    },
    [project, canWrite],
  );
}
