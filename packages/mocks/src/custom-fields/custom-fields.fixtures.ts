import type { CustomField } from "@tsumugi/contract";
import { nextIndex, pick, uidOf } from "../core/counter.ts";

const LOOKS: readonly Pick<CustomField, "label" | "type" | "options">[] = [
  { label: "靴のサイズ", type: "number", options: [] },
  {
    label: "契約書",
    type: "select",
    options: [
      { uid: "option_001", label: "締結済み" },
      { uid: "option_002", label: "確認中" },
      { uid: "option_003", label: "なし" },
    ],
  },
  { label: "専任", type: "check", options: [] },
  { label: "アレルギー", type: "text", options: [] },
  { label: "契約の更新日", type: "date", options: [] },
];

/** One of each type, in turn. */
export const buildCustomField = (
  overrides: Partial<CustomField> = {},
  index = nextIndex("custom_field"),
): CustomField => ({
  uid: uidOf("custom_field", index),
  ...pick(LOOKS, index - 1),
  archived_at: null,
  version: 1,
  ...overrides,
});
