import { managedCreatorFields } from "@tsumugi/contract";
import { formatDateTime, formatDay } from "@tsumugi/ui/format";
import { handleWords } from "../../shared/handleWords.ts";
import type { CreatorRecordLook } from "../FieldChoice/fieldChoiceRows.ts";

const fields = managedCreatorFields;

const signs: readonly (readonly [label: string, of: (record: CreatorRecordLook) => string])[] = [
  [fields.created_at.label, ({ created_at }) => formatDay(created_at)],
  ["アカウント", ({ accounts: [first] }) => (first ? handleWords(first) : "")],
  [fields.email.label, ({ email }) => email],
  [fields.real_name.label, ({ real_name }) => real_name],
  [fields.phone.label, ({ phone }) => phone],
  [fields.created_at.label, ({ created_at }) => formatDateTime(created_at)],
];

/** What tells two records of one name apart, to be put behind it; empty where the names do. */
export function signsApart(kept: CreatorRecordLook, absorbed: CreatorRecordLook) {
  if (kept.display_name !== absorbed.display_name) return { kept: "", absorbed: "" };
  const sign = signs.find(([, of]) => of(kept) !== of(absorbed));
  if (!sign) return { kept: "（残す記録）", absorbed: "（なくなる記録）" };
  const [label, of] = sign;
  const words = (record: CreatorRecordLook) => `（${label}${of(record) ? ` ${of(record)}` : "なし"}）`;
  return { kept: words(kept), absorbed: words(absorbed) };
}
