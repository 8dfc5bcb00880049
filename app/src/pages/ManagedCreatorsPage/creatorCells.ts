import type { ManagedCreator, ManagedCreatorUpdateBody } from "@tsumugi/contract";
import { relationshipStageLabels } from "@tsumugi/contract";
import { type CellChange, formatDay, formatYen, readTags } from "@tsumugi/ui";

type Change = Omit<ManagedCreatorUpdateBody, "version" | "restore">;

/** One cell of the table as a field of the record. */
const fieldOf = ({ columnKey, value }: CellChange): Change => {
  if (columnKey === "tags") return { tags: readTags(String(value ?? "")) };
  if (columnKey === "owner") return { owner_uid: value === null ? null : String(value) };
  return { [columnKey]: value } as Change;
};

/** Cells of one record as the change that saves them all at once. */
export const changeOf = (cells: readonly CellChange[]): Change => Object.assign({}, ...cells.map(fieldOf));

/** What a cell of the present record says, for whoever typed into an older one. */
export function presentText(creator: ManagedCreator, columnKey: string): string {
  if (columnKey === "tags") return creator.tags.join("、");
  if (columnKey === "owner") return creator.owner?.name ?? "";
  if (columnKey === "stage") return relationshipStageLabels[creator.stage];
  const value = creator[columnKey as keyof ManagedCreator];
  if (columnKey === "last_fee") return value === null ? "" : formatYen(Number(value));
  if (columnKey.endsWith("_until")) return value === null ? "" : formatDay(String(value));
  if (typeof value === "boolean") return value ? "する" : "しない";
  return String(value ?? "");
}

/** Both versions side by side at the cell: what is typed stays there, and typing it again writes it over. */
export const staleMessage = (mine: string, theirs: string): string =>
  `ほかの人が先に変更しました。自分:「${mine || "空"}」／現在:「${theirs || "空"}」。もう一度入力すると上書きします。`;
