import { type Field, type FieldKind, fieldWords, managedCreatorFields } from "@tsumugi/contract";
import { type DataTableColumn, Missing, RelativeTime } from "@tsumugi/ui";
import type { CreatorRowLook } from "../creators.types.ts";

type Column = DataTableColumn<CreatorRowLook>;

/** Fields that the table shows from the start, in columns drawn for them, or not at all. */
const shownOtherwise = [
  "display_name",
  "image",
  "stage",
  "accounts",
  "follower_count",
  "genres",
  "tags",
  "last_fee",
  "owner",
  "last_contact_at",
  // Each of the company's own fields is a column of its own.
  "custom_values",
] as const satisfies readonly (keyof typeof managedCreatorFields)[];

type RareKey = Exclude<keyof typeof managedCreatorFields, (typeof shownOtherwise)[number]>;

const widths: Partial<Record<FieldKind, number>> = {
  email: 200,
  multiline: 220,
  postal_code: 96,
  registration_number: 164,
  choice: 96,
  yes_no: 96,
  day: 136,
  time: 104,
};
const LONG_TEXT = 100;

const widthOf = (field: Field) =>
  field.kind === "text" && field.max > LONG_TEXT ? 220 : (widths[field.kind] ?? 132);

function columnOf(key: RareKey): Column {
  const field: Field = managedCreatorFields[key];
  const words = (row: CreatorRowLook) => fieldWords(field, row[key]);
  return {
    key,
    header: field.label,
    width: widthOf(field),
    ...(field.sorted && { sortKey: key }),
    ...(field.kind === "time"
      ? { cell: (row) => <RelativeTime value={row[key] as string} /> }
      : { title: words, cell: (row) => words(row) || <Missing /> }),
  };
}

const isRare = (name: string): name is RareKey => !(shownOtherwise as readonly string[]).includes(name);
const rare = Object.keys(managedCreatorFields).filter(isRare).map(columnOf);
const firstOfProduct = rare.findIndex(({ key }) => key === "created_at");

const connected: Column = {
  key: "connected",
  header: "公開プロフィール",
  width: 132,
  cell: (row) => (row.creator ? "同期中" : <Missing />),
};

/** Columns that are there for whoever wants them: every other declared field, hidden until a person shows it. */
export const rareColumns: readonly Column[] = rare.toSpliced(firstOfProduct, 0, connected);
