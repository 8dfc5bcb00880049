import {
  assignCreators,
  blankTerms,
  cancelJobSend,
  cancelScheduledJobs,
  getAssignHints,
  getProjectTerms,
  listJobSends,
  listScheduledJobs,
  matchCreators,
  previewJob,
  registerCreators,
  rescheduleJobs,
  sendJob,
  updateProjectTerms,
} from "@tsumugi/contract";
import { buildPersonRef } from "../company-users/company-users.fixtures.ts";
import { NOW, TODAY } from "../core/clock.ts";
import { buildList, indexOf, uidOf } from "../core/counter.ts";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import { buildManagedCreator } from "../managed-creators/managed-creators.fixtures.ts";
import {
  buildAssignCandidate,
  buildAssignHint,
  buildJobSend,
  buildProjectTerms,
  buildScheduledJob,
} from "./sendJob.fixtures.ts";

const NO_TERMS = {
  ...blankTerms,
  delivery_on: TODAY,
  inspection_on: TODAY,
  fee: 0,
  payment_on: TODAY,
};

export const sendJobHandlers = [
  mockEndpoint(assignCreators, ({ body }) => ({ assigned: body.creator_uids, already_assigned: [] })),
  mockEndpoint(sendJob, ({ body }) => ({
    sent: body.creator_uids.map((creator_uid) => ({
      creator_uid,
      job_request_uid: uidOf("job_request", indexOf(creator_uid)),
      chat_room_uid: uidOf("room", indexOf(creator_uid)),
      scheduled_at: body.send_at ?? null,
    })),
    skipped: [],
    task: null,
  })),
  mockEndpoint(previewJob, ({ body }) => {
    const { email, real_name, display_name } = buildManagedCreator({}, indexOf(body.creator_uid));
    const contractor = real_name || display_name;
    const terms = body.terms ?? NO_TERMS;
    const lines = [`${contractor} 様`, body.message ?? "", terms.work].filter(Boolean);
    return {
      mail: {
        to: email,
        subject: "【ツムギ】つむぎ化粧品 様から「冬の保湿ケア 2026」の依頼が届きました",
        text: lines.join("\n\n"),
        html: `<!doctype html><html lang="ja"><body style="font-family:sans-serif;padding:16px">${lines.map((line) => `<p>${line}</p>`).join("")}</body></html>`,
      },
      terms: {
        ...NO_TERMS,
        ...terms,
        fee: body.fees?.find(({ creator_uid }) => creator_uid === body.creator_uid)?.fee ?? terms.fee,
        orderer: "つむぎ化粧品",
        contractor,
        ordered_on: TODAY,
        tax: { rate: 10 as const, rounding: "floor" as const, withholding: true },
      },
      problems: [],
      skipped: [],
    };
  }),
  mockEndpoint(listJobSends, () => ({ items: [] })),
  mockEndpoint(cancelJobSend, ({ params }) =>
    buildJobSend({ uid: params.send_uid, total: 3, done: 3, sent: 0, cancelled: 3, finished_at: NOW }, 1),
  ),
  mockEndpoint(listScheduledJobs, () => ({ items: [] })),
  mockEndpoint(rescheduleJobs, ({ body }) => ({
    items: body.job_request_uids.map((job_request_uid) =>
      buildScheduledJob({ job_request_uid, scheduled_at: body.send_at }, indexOf(job_request_uid)),
    ),
  })),
  mockEndpoint(cancelScheduledJobs, ({ body }) => ({ cancelled: body.job_request_uids })),
  mockEndpoint(getProjectTerms, () => buildProjectTerms({ default: null, version: 0 })),
  mockEndpoint(updateProjectTerms, ({ body: { terms, message, version } }) => ({
    default: terms && {
      terms,
      message: message ?? "",
      updated_by: buildPersonRef({}, 1),
      updated_at: NOW,
    },
    latest: null,
    version: terms ? version + 1 : 0,
  })),
  mockEndpoint(matchCreators, ({ body }) => ({
    items: body.lines.map((line, index) => ({
      line,
      result: "found" as const,
      candidates: [buildAssignCandidate({}, index + 1)],
      register: null,
    })),
  })),
  mockEndpoint(getAssignHints, ({ body }) => ({
    items: body.creator_uids.map((creator_uid) => buildAssignHint({ creator_uid }, indexOf(creator_uid))),
  })),
  mockEndpoint(registerCreators, ({ body }) => ({
    registered: buildList(() => "", body.creators.length).map((_, index) =>
      uidOf("managed_creator", 90 + index),
    ),
    existing: [],
  })),
];
