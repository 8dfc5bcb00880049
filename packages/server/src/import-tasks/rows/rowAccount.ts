import {
  type ImportField,
  importFieldLabels,
  type Platform,
  platformLabels,
  platforms,
  profileOf,
} from "@tsumugi/contract";
import { isNone } from "./cells.ts";
import { platformOf } from "./platformWords.ts";

type Cells = ReadonlyMap<ImportField, string>;
type Named = { readonly platform: Platform } | { readonly field: ImportField; readonly message: string };

const CHOICES = platforms.map((platform) => platformLabels[platform]).join("、");

/** A pasted profile says by itself where it is; a handle with a dot is no address. */
const platformOfAddress = (cell: string) => (cell.includes("/") ? profileOf(cell)?.platform : undefined);

/**
 * The platform of a row's account whose column does not say it: by the row's own column of platforms, or by the address.
 * Undefined where the row has no such account; a word that names no platform is a problem of the row.
 */
export function rowPlatform(byField: Cells): Named | undefined {
  const cell = byField.get("account");
  if (cell === undefined || isNone(cell)) {
    return byField.has("account_followers") ? { platform: "instagram" } : undefined;
  }
  const word = byField.get("platform");
  const platform = word === undefined ? platformOfAddress(cell) : platformOf(word);
  if (platform) return { platform };
  return {
    field: "platform",
    message:
      word === undefined
        ? `${importFieldLabels.platform}が空です。${CHOICES} のどれかを入力するか、アカウントをプロフィールのURLにしてください。`
        : `「${word.slice(0, 30)}」は${importFieldLabels.platform}として読み取れません。${CHOICES} のどれかを入力するか、アカウントの列を空にしてください。`,
  };
}
