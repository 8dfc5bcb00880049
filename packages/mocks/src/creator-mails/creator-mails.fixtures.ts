import type { CreatorMail, JobMails, ReminderPreview } from "@tsumugi/contract";
import { buildPersonRef } from "../company-users/company-users.fixtures.ts";
import { dayFromToday, daysAgo, minutesAgo, NOW } from "../core/clock.ts";

/** A mail to the creator of a job. */
export const buildCreatorMail = (overrides: Partial<CreatorMail> = {}): CreatorMail => ({
  key: `request:${overrides.at ?? "first"}`,
  kind: "request",
  deadline: null,
  state: "sent",
  at: daysAgo(6),
  to: "mio@example.jp",
  subject: "【ツムギ】つむぎ化粧品 様から「冬の保湿ケア」の依頼が届きました",
  reason: null,
  by: null,
  ...overrides,
});

/** What a job's mails look like in its production: some sent, one stopped, one planned. */
export const buildJobMails = (overrides: Partial<JobMails> = {}): JobMails => ({
  items: [
    buildCreatorMail({
      key: "revision:1",
      kind: "revision",
      state: "queued",
      at: minutesAgo(2),
      subject: "【ツムギ】「冬の保湿ケア」の下書きに修正のお願いがあります（つむぎ化粧品）",
    }),
    buildCreatorMail({
      key: "message:4",
      kind: "message",
      at: daysAgo(1),
      subject: "【ツムギ】「冬の保湿ケア」の新しいメッセージがあります（2件）（つむぎ化粧品）",
    }),
    buildCreatorMail({
      key: "deadline:reply:1",
      kind: "deadline",
      deadline: { kind: "reply", on: dayFromToday(-3) },
      state: "dropped",
      reason: "stopped",
      at: daysAgo(4),
      to: "",
      subject: "",
      by: buildPersonRef({}, 2),
    }),
    buildCreatorMail({ key: "request:1", by: buildPersonRef({}, 1) }),
  ],
  planned: [
    buildCreatorMail({
      key: "deadline:draft:1",
      kind: "deadline",
      deadline: { kind: "draft", on: dayFromToday(5) },
      state: "planned",
      at: `${dayFromToday(3)}T00:00:00.000Z`,
      to: "",
      subject: "",
    }),
  ],
  email: "mio@example.jp",
  barred: null,
  is_auto: true,
  is_project_auto: true,
  stopped: [],
  opened_at: minutesAgo(55),
  read_at: minutesAgo(55),
  unread_count: 0,
  reminded_today: null,
  ...overrides,
});

export const buildReminderPreview = (overrides: Partial<ReminderPreview> = {}): ReminderPreview => ({
  to: "mio@example.jp",
  subject: "【ツムギ】「冬の保湿ケア」の下書きの提出をお待ちしています（つむぎ化粧品）",
  html: `<!doctype html><html lang="ja"><body style="margin:0;padding:24px;font:15px/1.8 sans-serif"><h1 style="font-size:20px">「冬の保湿ケア」の下書きの提出をお待ちしています</h1><p>みお 様</p><p>期限は 11/25（水） です。下書きの提出をお願いします。</p></body></html>`,
  text: "みお 様\n\n「冬の保湿ケア」の下書きの提出をお待ちしています。期限は 11/25（水） です。",
  sends_at: NOW,
  deadline: { kind: "draft", on: "2026-11-25" },
  barred: null,
  reminded_today: null,
  ...overrides,
});
