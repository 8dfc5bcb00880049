import { type Role, roleLabels } from "@tsumugi/contract";
import { optionsOf } from "../shared/optionsOf.ts";

/** What a role may do, in a sentence for the person who gives it. */
export const roleNotes: Record<Role, string> = {
  admin: "すべての操作ができます。メンバーの招待と権限、企業の設定も変更できます。",
  staff: "クリエイター・案件・投稿実績・メッセージを扱えます。支払通知書は下書きまで作れます。",
  finance: "支払通知書の発行・支払承認・取消ができます。ほかは閲覧だけです。",
  viewer: "閲覧だけできます。報酬の金額は表示されません。",
};

export const roleOptions = optionsOf(roleLabels).map((option) => ({
  ...option,
  description: roleNotes[option.value],
}));
