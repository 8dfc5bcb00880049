import { isAgreed, type ProjectCreator } from "@tsumugi/contract";
import type { UrlState } from "../../shared/useUrlState.ts";

export const rowTabs = ["history", "comments", "terms", "mails", "shortlink", "links"] as const;
export type RowTab = (typeof rowTabs)[number];

/** What stands over the sheet. */
export type SheetPanel =
  | { readonly what: "assign" | "columns" }
  | { readonly what: "send"; readonly rows: readonly ProjectCreator[] }
  | { readonly what: "row"; readonly uid: string; readonly tab?: RowTab | undefined }
  | { readonly what: "terms"; readonly uid: string };

/**
 * The row's panel that the address opens. One that was opened here stands as `?row=…&open=history`; a link from another
 * screen is `?creator=…&open=mails` and shows the row in the sheet, too.
 */
export function linkedPanel(url: Pick<UrlState, "get">): (SheetPanel & { readonly what: "row" }) | undefined {
  const [uid, open] = [url.get("row") || url.get("creator"), url.get("open")];
  const tab = rowTabs.find((each) => each === open);
  return uid && tab ? { what: "row", uid, tab } : undefined;
}

/** What the address says while a row's panel is open; `push` it, so that Back closes the panel. */
export const openRow = (uid: string, tab: RowTab = "history") => ({ row: uid, open: tab });
/** Takes the row's panel out of the address. */
export const noOpenRow = { row: null, open: null };

/** Candidates that no request was sent or planned to. */
export const isSendable = ({ job_status, scheduled_at }: ProjectCreator) =>
  job_status === "candidate" && !scheduled_at;

/** What sends to them promises: how many it goes to is told before, not first by the panel, which says why. */
export function sendLabel(sendable: readonly Pick<ProjectCreator, "email">[]): string {
  const reachable = sendable.filter(({ email }) => email !== "").length;
  if (reachable === 0) return `候補${sendable.length}名に依頼（メール未登録）`;
  return `候補${sendable.length}名${reachable < sendable.length ? `中${reachable}名` : ""}に依頼を送る`;
}

/** Those whose parcels the shipping panel lists: agreed to the work, or with a parcel already on its way. */
export const getsProduct = ({ job_status, shipment }: ProjectCreator) =>
  shipment !== null && (isAgreed(job_status) || shipment.status !== "unarranged");
