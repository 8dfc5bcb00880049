import {
  type BulkAction,
  type BulkResult,
  bulkSkipReasons,
  relationshipStageLabels,
} from "@tsumugi/contract";

const NAMED = 3;

/** 「タグ「秋冬」を付けました」: what was done, without to whom. */
export function doneWords(
  action: BulkAction,
  names: { owner?: string; project?: string; custom?: string },
): string {
  switch (action.kind) {
    case "add_tags":
      return `にタグ${action.tags.map((tag) => `「${tag}」`).join("")}を付けました`;
    case "remove_tags":
      return `からタグ${action.tags.map((tag) => `「${tag}」`).join("")}を外しました`;
    case "set_owner":
      return action.owner_uid === null
        ? "の担当をなしにしました"
        : `の担当を${names.owner ?? "選んだ人"}に変えました`;
    case "set_stage":
      return `の関係を「${relationshipStageLabels[action.stage]}」に変えました`;
    case "set_custom":
      return names.custom ?? "の自社の項目を変えました";
    case "assign":
      return `を「${names.project ?? "案件"}」に追加しました`;
    case "archive":
      return "をアーカイブしました。30日以内なら元に戻せます";
    case "restore":
      return "を元に戻しました";
  }
}

/** Who stayed as they were, and why: a few by name, many for one reason by number. */
export function skippedWords({
  skipped,
  skipped_count,
}: Pick<BulkResult, "skipped" | "skipped_count">): string {
  if (skipped_count === 0) return "";
  const reasons = Map.groupBy(skipped, ({ reason }) => reason);
  if (reasons.size === 1) {
    const [reason] = reasons.keys();
    // Where nothing had to be done, nobody has to be looked for.
    const isFew = skipped_count <= NAMED && skipped.length === skipped_count && reason !== "unchanged";
    const who = isFew
      ? skipped.map(({ display_name }) => `「${display_name}」`).join("")
      : `${skipped_count.toLocaleString("ja-JP")}名`;
    if (reason) return `（${who}は${bulkSkipReasons[reason]}）`;
  }
  const named = skipped
    .slice(0, NAMED)
    .map(({ display_name, reason }) => `「${display_name}」は${bulkSkipReasons[reason]}`);
  const rest = skipped_count > NAMED ? `。ほか${(skipped_count - NAMED).toLocaleString("ja-JP")}名` : "";
  return `（${named.join("。")}${rest}）`;
}
