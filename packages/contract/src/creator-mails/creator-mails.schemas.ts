import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { count, day, personRef, timestamp, version } from "../shared/wire.ts";
import {
  creatorDeadlines,
  creatorMailDropReasons,
  creatorMailKinds,
  creatorMailStates,
  MAX_AUTO_MAIL_DAYS,
  stoppableMails,
} from "./creator-mails.constants.ts";

/** One mail to the creator of a job: planned, on its way, sent, or dropped. */
export const creatorMail = z.object({
  /** Names the fact that the mail is about; there is never a second mail with it. */
  key: z.string(),
  kind: z.enum(creatorMailKinds),
  /** Of a reminder: the step and its day. */
  deadline: z.object({ kind: z.enum(creatorDeadlines), on: day.nullable() }).nullable(),
  state: z.enum(creatorMailStates),
  /** When it is due, was sent, or was dropped. */
  at: timestamp,
  /** Empty where none was sent, or where the address has been erased since. */
  to: z.string(),
  subject: z.string(),
  /** Why it was dropped. */
  reason: z.enum(creatorMailDropReasons).nullable(),
  /** The member who asked for it, or who stopped it. */
  by: personRef.nullable(),
});
export type CreatorMail = z.infer<typeof creatorMail>;

export const jobMails = z.object({
  /** Newest first, planned ones left out. */
  items: z.array(creatorMail),
  /** Those that will go out as things stand, the next one first. */
  planned: z.array(creatorMail),
  email: z.string(),
  /** Why no mail reaches the creator at all as things stand. */
  barred: z.enum(creatorMailDropReasons).nullable(),
  /** Whether reminders of their own accord are on: for this creator, and for the project. */
  is_auto: z.boolean(),
  is_project_auto: z.boolean(),
  /** What the creator has turned off. */
  stopped: z.array(z.enum(stoppableMails)),
  /** When the creator last had the reply page on screen, and how many of our messages are unread there. */
  opened_at: timestamp.nullable(),
  read_at: timestamp.nullable(),
  unread_count: count,
  /** The newest reminder of today, by hand or not. */
  reminded_today: z.object({ at: timestamp, by: personRef.nullable() }).nullable(),
});
export type JobMails = z.infer<typeof jobMails>;

/** The mail as it would go out now. */
export const reminderPreview = z.object({
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** When it goes out: at night it waits for the morning. */
  sends_at: timestamp,
  /** What it is about: the step and its day; null where it asks for the address. */
  deadline: creatorMail.shape.deadline,
  /** Why it cannot be sent. */
  barred: z.string().nullable(),
  reminded_today: jobMails.shape.reminded_today,
});
export type ReminderPreview = z.infer<typeof reminderPreview>;

const days = z
  .int("日数は整数で入力してください。")
  .min(0, "日数は0以上にしてください。")
  .max(MAX_AUTO_MAIL_DAYS, `日数は${MAX_AUTO_MAIL_DAYS}日までです。`)
  .nullable();

/** 自動のお知らせ of a project. Null: none for this deadline. */
export const autoMails = z.strictObject({
  on: z.boolean(),
  /** Days before. */
  reply_days: days,
  draft_days: days,
  posting_days: days,
  /** Days after any of them has passed. */
  overdue_days: days.refine((value) => value !== 0, "期限後の日数は1以上にしてください。"),
});
export type AutoMails = z.infer<typeof autoMails>;

export const projectAutoMails = autoMails.extend({ version });
export type ProjectAutoMails = z.infer<typeof projectAutoMails>;

/** What the page behind 「このお知らせを止める」 shows. */
export const mailStop = z.object({
  company_name: z.string(),
  items: z.array(z.object({ kind: z.enum(stoppableMails), is_stopped: z.boolean() })),
});
export type MailStop = z.infer<typeof mailStop>;

const one = z.strictObject({ key: z.string().min(1).max(200) });

/** What each call takes and answers. */
export const creatorMailsSchemas = {
  listJobMails: { response: jobMails },
  sendJobMailNow: { body: one, response: jobMails },
  stopJobMail: { body: one, response: jobMails },
  previewReminder: { response: reminderPreview },
  remindCreator: {
    /** `again`: sent although one has gone out today. `deadline`: what the preview said; about something else none is sent. */
    body: z.strictObject({
      again: z.boolean().default(false),
      deadline: z
        .strictObject({ kind: z.enum(creatorDeadlines), on: day.nullable() })
        .nullable()
        .optional(),
    }),
    response: jobMails,
  },
  setJobAutoMails: { body: z.strictObject({ on: z.boolean() }), response: jobMails },
  getProjectAutoMails: { response: projectAutoMails },
  /** What is not given stays as it is. */
  setProjectAutoMails: { body: autoMails.partial().extend({ version }), response: projectAutoMails },
  getMailStop: { response: mailStop },
  setMailStop: {
    body: z.strictObject({ kind: z.enum(stoppableMails), is_stopped: z.boolean() }),
    response: mailStop,
  },
  stopMailsInOneClick: { response: mailStop },
  recordReplyOpened: {
    /** The newest message on screen. */
    body: z.strictObject({ seq: count.max(2 ** 31 - 1).default(0) }),
    response: z.object({ opened_at: timestamp }),
  },
} satisfies SchemasByEndpoint;
