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

/** The row's panel that a link from another screen opens: `?creator=…&open=mails`. */
export function linkedPanel(url: Pick<UrlState, "get">): (SheetPanel & { readonly what: "row" }) | undefined {
  const [uid, open] = [url.get("creator"), url.get("open")];
  const tab = rowTabs.find((each) => each === open);
  return uid && tab ? { what: "row", uid, tab } : undefined;
}

/** Candidates that no request was sent or planned to. */
export const isSendable = ({ job_status, scheduled_at }: ProjectCreator) =>
  job_status === "candidate" && !scheduled_at;

/** What sends to them promises: who has no address is told before, not first by the panel. */
export function sendLabel(sendable: readonly Pick<ProjectCreator, "email">[]): string {
  const without = sendable.filter(({ email }) => email === "").length;
  return `候補${sendable.length}名に依頼を送る${without > 0 ? `（うち${without}名はメール未登録）` : ""}`;
}

/** Those whose parcels the shipping panel lists: agreed to the work, or with a parcel already on its way. */
export const getsProduct = ({ job_status, shipment }: ProjectCreator) =>
  shipment !== null && (isAgreed(job_status) || shipment.status !== "unarranged");
