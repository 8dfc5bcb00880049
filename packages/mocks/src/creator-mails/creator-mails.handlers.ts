import {
  DEFAULT_AUTO_MAILS,
  getMailStop,
  getProjectAutoMails,
  listJobMails,
  previewReminder,
  recordReplyOpened,
  remindCreator,
  sendJobMailNow,
  setJobAutoMails,
  setMailStop,
  setProjectAutoMails,
  stopJobMail,
  stopMailsInOneClick,
  stoppableMails,
} from "@tsumugi/contract";
import { buildPersonRef } from "../company-users/company-users.fixtures.ts";
import { NOW } from "../core/clock.ts";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import { buildCreatorMail, buildJobMails, buildReminderPreview } from "./creator-mails.fixtures.ts";

const company_name = "つむぎ化粧品";

/** The job after its planned mail was sent or stopped. */
function decided(key: string, state: "queued" | "dropped") {
  const mails = buildJobMails();
  const by = buildPersonRef({}, 1);
  const reason = state === "dropped" ? "stopped" : null;
  const done = mails.planned
    .filter((mail) => mail.key === key)
    .map((mail) => buildCreatorMail({ ...mail, state, reason, by, at: NOW }));
  return buildJobMails({
    items: [...done, ...mails.items],
    planned: mails.planned.filter((mail) => mail.key !== key),
  });
}

export const creatorMailsHandlers = [
  mockEndpoint(listJobMails, () => buildJobMails()),
  mockEndpoint(sendJobMailNow, ({ body }) => decided(body.key, "queued")),
  mockEndpoint(stopJobMail, ({ body }) => decided(body.key, "dropped")),
  mockEndpoint(previewReminder, () => buildReminderPreview()),
  mockEndpoint(remindCreator, () => {
    const by = buildPersonRef({}, 1);
    const mails = buildJobMails();
    const reminder = buildCreatorMail({ key: "reminder:1", kind: "reminder", state: "queued", at: NOW, by });
    return buildJobMails({ items: [reminder, ...mails.items], reminded_today: { at: NOW, by } });
  }),
  mockEndpoint(setJobAutoMails, ({ body }) => buildJobMails({ is_auto: body.on })),
  mockEndpoint(getProjectAutoMails, { ...DEFAULT_AUTO_MAILS, version: 1 }),
  mockEndpoint(setProjectAutoMails, ({ body }) => {
    const given = Object.entries(body).filter(([, value]) => value !== undefined);
    return { ...DEFAULT_AUTO_MAILS, ...Object.fromEntries(given), version: body.version + 1 };
  }),
  mockEndpoint(getMailStop, {
    company_name,
    items: stoppableMails.map((kind) => ({ kind, is_stopped: false })),
  }),
  mockEndpoint(setMailStop, ({ body }) => ({
    company_name,
    items: stoppableMails.map((kind) => ({ kind, is_stopped: kind === body.kind && body.is_stopped })),
  })),
  mockEndpoint(stopMailsInOneClick, {
    company_name,
    items: stoppableMails.map((kind) => ({ kind, is_stopped: kind === "reminder" })),
  }),
  mockEndpoint(recordReplyOpened, { opened_at: NOW }),
];
