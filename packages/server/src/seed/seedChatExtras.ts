import { and, eq, inArray } from "drizzle-orm";
import { now } from "../core/context.ts";
import { db } from "../db/db.ts";
import { chatRooms } from "../db/schema/chat-rooms.ts";
import { commentTemplates } from "../db/schema/comment-templates.ts";
import { notificationSettings } from "../db/schema/notifications.ts";
import { scheduledComments } from "../db/schema/scheduled-comments.ts";
import { dayFromToday, insertAll, type SeedCompany } from "./seedContext.ts";
import type { SeedJob } from "./seedJobs.ts";

const sign = "{{会社名}} {{自分の名前}}";

const templates: readonly (readonly [name: string, text: string, shared: boolean])[] = [
  [
    "依頼を受けていただいたお礼",
    `{{クリエイター名}}さん\n\nこの度は「{{案件名}}」をお引き受けいただき、ありがとうございます。\nサンプルの発送日が決まりましたら、あらためてご連絡いたします。ご不明な点は、この画面からいつでもお尋ねください。\n\n${sign}`,
    true,
  ],
  [
    "返信のお願い（期限前）",
    `{{クリエイター名}}さん\n\nお世話になっております。「{{案件名}}」の件、{{返信期限}}までにお返事をいただけますと幸いです。条件のご相談も承ります。\n\n${sign}`,
    true,
  ],
  [
    "サンプル発送のご連絡",
    "{{クリエイター名}}さん\n\n本日サンプルを発送しました。お問い合わせ番号は {{伝票番号}} です。\n到着しましたら、お手数ですがこの画面でお知らせください。",
    true,
  ],
  [
    "下書きの修正のお願い",
    "下書きをありがとうございます。とても素敵な仕上がりです。\n次の点だけ、修正をお願いできますでしょうか。\n\n・冒頭に「PR」の表記を入れてください\n\n{{納品日}}までに差し替えていただけますと助かります。",
    true,
  ],
  [
    "投稿後のお礼",
    `{{クリエイター名}}さん\n\n投稿を拝見しました。ありがとうございます。\nお支払いは{{支払日}}を予定しています。またご一緒できることを楽しみにしております。\n\n${sign}`,
    true,
  ],
  ["不在のお知らせ", "恐れ入ります。本日は終日外出しております。明日の午前中にお返事いたします。", false],
];

/** Templates, two flags with a day, and the admin's daily mail. */
export async function seedChatExtras(company: SeedCompany, jobs: readonly SeedJob[]): Promise<void> {
  const [created_by] = company.staff;
  const at = now();
  const company_uid = company.uid;
  const times = { created_at: at, updated_at: at };
  await insertAll(
    commentTemplates,
    templates.map(([name, text, shared], i) => ({
      uid: `demo-template-${i + 1}`,
      company_uid,
      created_by,
      name,
      text,
      shared,
      ...times,
    })),
  );
  const flag = async (status: SeedJob["status"], values: Partial<typeof chatRooms.$inferInsert>) => {
    const rooms = jobs.filter((job) => job.status === status).map(({ uid }) => `${uid}-room`);
    const own = and(eq(chatRooms.company_uid, company_uid), inArray(chatRooms.uid, rooms.slice(0, 1)));
    if (rooms.length > 0) await db().update(chatRooms).set(values).where(own);
  };
  await flag("preparing", {
    flag_color: "yellow",
    flag_label: "サンプル発送待ち",
    flag_due_on: dayFromToday(1),
  });
  await flag("draft_review", {
    flag_color: "red",
    flag_label: "薬機法の確認",
    flag_due_on: dayFromToday(-1),
  });
  const [late] = jobs.filter(({ status }) => status === "approved");
  if (late) {
    await db()
      .insert(scheduledComments)
      .values({
        id: "demo-scheduled-failed",
        company_uid,
        room_uid: `${late.uid}-room`,
        created_by: company.staff[1] ?? created_by,
        text: "投稿の予定日が近づいてまいりました。当日の時間が決まりましたら、お知らせください。",
        body_hash: "demo",
        send_at: new Date(at.getTime() - 3_600_000),
        state: "failed" as const,
        failure: "送る時刻にサーバーが止まっていたため、送れませんでした。送り直すか、取り消してください。",
        ...times,
      });
  }
  await db()
    .insert(notificationSettings)
    .values({
      uid: "demo-notification-settings",
      company_uid,
      user_uid: created_by,
      channels: { notice_disputed: "mail" as const },
      digest_hour: 8,
      updated_at: at,
    });
}
