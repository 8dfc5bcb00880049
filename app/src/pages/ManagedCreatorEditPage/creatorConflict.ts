import {
  entityTypeLabels,
  type Genre,
  type PlatformAccount,
  platformLabels,
  relationshipStageLabels,
} from "@tsumugi/contract";
import type { ConflictRow, CreatorFormValues } from "@tsumugi/patterns";
import { formatDay, formatYen } from "@tsumugi/ui";

interface Names {
  readonly genres: readonly Genre[];
  readonly owners: readonly { readonly uid: string; readonly name: string }[];
}

type Show = (values: CreatorFormValues, names: Names) => string;

const day = (value: string | null) => (value ? formatDay(value) : "");
const account = ({ platform, handle }: Pick<PlatformAccount, "platform" | "handle">) =>
  `${platformLabels[platform]} @${handle}`;

const fields: Readonly<Record<string, Show>> = {
  表示名: (v) => v.display_name,
  氏名: (v) => v.real_name,
  かな: (v) => v.kana,
  ジャンル: (v, { genres }) =>
    v.genre_uids.map((uid) => genres.find((one) => one.uid === uid)?.name ?? uid).join("、"),
  タグ: (v) => v.tags.join("、"),
  担当: (v, { owners }) => owners.find((one) => one.uid === v.owner_uid)?.name ?? v.owner_uid ?? "",
  関係ステージ: (v) => relationshipStageLabels[v.stage],
  メールアドレス: (v) => v.email,
  電話番号: (v) => v.phone,
  所属事務所: (v) => v.agency,
  郵便番号: (v) => v.postal_code,
  住所: (v) => v.address,
  SNSアカウント: (v) => v.accounts.map(account).join("\n"),
  直近の報酬: (v) => (v.last_fee === null ? "" : formatYen(v.last_fee)),
  社内メモ: (v) => v.memo,
  登録番号: (v) => v.invoice_registration_number,
  "個人・法人": (v) => entityTypeLabels[v.entity_type],
  源泉徴収: (v) => (v.withholding_default ? "する" : "しない"),
  競合排除の期限: (v) => day(v.competitor_exclusion_until),
  二次利用の期限: (v) => day(v.secondary_use_until),
};

/** Fields in which what the person typed and what is kept now differ, as text. */
export function conflictRows(
  mine: CreatorFormValues,
  theirs: CreatorFormValues,
  names: Names,
): ConflictRow[] {
  return Object.entries(fields)
    .map(([label, show]) => ({ label, mine: show(mine, names), theirs: show(theirs, names) }))
    .filter((row) => row.mine !== row.theirs);
}
