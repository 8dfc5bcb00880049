import {
  type BuiltInImportField,
  type Fields,
  importFieldLabels,
  managedCreatorFields,
  templateFields,
} from "@tsumugi/contract";
import type { MemberActor } from "../../core/actor.ts";
import { csvResponse } from "../../core/csvResponse.ts";
import { fieldsInUse } from "../../custom-fields/custom-fields.repository.ts";
import { EXAMPLE_MARK } from "../rows/judgeRow.ts";

const accounts: Readonly<Record<string, string>> = {
  youtube: "hanako_ch",
  youtube_followers: "8500",
  instagram: "hanako_daily",
  instagram_followers: "1.2万",
  tiktok: "hanako_tt",
  tiktok_followers: "34000",
  x: "hanako_x",
  x_followers: "5600",
};

const fields: Fields = managedCreatorFields;

/** A row that shows the forms that are read; an import leaves it out by its mark. */
const exampleOf = (field: BuiltInImportField): string => {
  const example = accounts[field] ?? fields[field]?.csv?.example ?? "";
  return field === "display_name" ? `${EXAMPLE_MARK}${example}` : example;
};

/** Every header that is recognised, in the import's own words, and the example. */
export async function importTemplate(
  { company_uid }: MemberActor,
  { encoding }: { readonly encoding: "utf-8" | "shift_jis" },
): Promise<Response> {
  const own = await fieldsInUse(company_uid);
  return csvResponse(
    "クリエイター一括登録_ひな形.csv",
    encoding,
    [...templateFields.map((field) => importFieldLabels[field]), ...own.map(({ label }) => label)],
    (async function* () {
      yield [[...templateFields.map(exampleOf), ...own.map(() => "")]];
    })(),
  );
}
