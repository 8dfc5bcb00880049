import {
  type ImportField,
  importFieldLabels,
  importFields,
  relationshipStageLabels,
} from "@tsumugi/contract";
import { csvResponse } from "../core/csvResponse.ts";
import { EXAMPLE_MARK } from "./judgeRow.ts";

/** A row that shows the forms that are read; an import leaves it out by its mark. */
const example: Record<ImportField, string> = {
  display_name: `${EXAMPLE_MARK}はなこの毎日`,
  real_name: "山田 花子",
  kana: "やまだ はなこ",
  genres: "美容、ファッション",
  tags: "敏感肌、動画が得意",
  stage: relationshipStageLabels.prospect,
  email: "hanako@example.jp",
  phone: "090-1234-5678",
  agency: "株式会社サンプル",
  postal_code: "100-0001",
  address: "東京都千代田区千代田1-1",
  youtube: "hanako_ch",
  youtube_followers: "8500",
  instagram: "hanako_daily",
  instagram_followers: "1.2万",
  tiktok: "hanako_tt",
  tiktok_followers: "34000",
  x: "hanako_x",
  x_followers: "5600",
  last_fee: "50000",
  memo: "平日の夜に連絡",
  invoice_registration_number: "T1234567890123",
  entity_type: "個人",
};

/** Every header that is recognised, in the import's own words, and the example. */
export const importTemplate = (encoding: "utf-8" | "shift_jis"): Response =>
  csvResponse(
    "クリエイター一括登録_ひな形.csv",
    encoding,
    importFields.map((field) => importFieldLabels[field]),
    (async function* () {
      yield [importFields.map((field) => example[field])];
    })(),
  );
