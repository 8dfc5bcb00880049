import { type JobStatus, jobStatuses } from "@tsumugi/contract";
import { buildJobRequest } from "@tsumugi/mocks";
import { describe, expect, it } from "vitest";
import { replySentence } from "./replySentence.ts";

const job = buildJobRequest({}, 1);
const version = { answered_by: null };
const waits = /お待ちください/;

describe("replySentence", () => {
  it.each(jobStatuses)("says something of its own in %s", (status) => {
    const { text } = replySentence({ status, job, version });
    const others = jobStatuses
      .filter((each) => each !== status)
      .map((each) => replySentence({ status: each, job, version }).text);
    expect(text).toMatch(/。$/);
    expect(others).not.toContain(text);
  });

  it.each(["candidate", "declined", "rejected", "cancelled", "completed"] as const)(
    "lets nobody wait for an answer in %s, whatever was answered before",
    (status) => {
      const { text } = replySentence({ status, job: { ...job, answer: "negotiating" }, version });
      expect(text).not.toMatch(waits);
    },
  );

  it("does not say that the creator has asked or agreed where staff recorded it", () => {
    const by = { answered_by: { uid: "u1", name: "田中", image: null } };
    const recorded = { ...job, answer: "negotiating" as const };
    expect(replySentence({ status: "negotiating", job: recorded, version: by }).text).not.toContain(
      "相談を送り",
    );
    expect(replySentence({ status: "accepted", job, version: by }).text).not.toContain("受けました");
  });

  it("says that a draft was approved only where one was", () => {
    const approved = { status: "approved", job, version } as const;
    expect(replySentence({ ...approved, draft: "approved" }).text).toContain("下書きが承認されました");
    expect(replySentence({ ...approved, draft: "replaced" }).text).not.toContain("下書きが承認");
    expect(replySentence(approved).text).not.toContain("下書きが承認");
  });

  it("speaks of changed terms only where they have changed", () => {
    const again = { status: "requested", job: { ...job, version: 2, answer: null }, version } as const;
    expect(replySentence(again).text).toContain("変わった点");
    expect(replySentence({ ...again, isSameAgain: true }).text).not.toMatch(/変わった|新しい条件/);
  });

  it("promises no payment for a job without a fee", () => {
    const free = { ...job, terms: { ...job.terms, fee: 0 } };
    for (const status of jobStatuses)
      expect(replySentence({ status, job: free, version }).text).not.toMatch(/支払/);
    expect(replySentence({ status: "inspected", job, version }).text).toContain("お支払い");
  });

  it("asks for a look at the payment notice that waits for one, instead of letting the creator wait", () => {
    const paying = { status: "paying", job, version } as const;
    expect(replySentence(paying).text).toContain("担当者がお支払いの手続きをしています");
    const asked = replySentence({ ...paying, hasOpenNotice: true });
    expect(asked).toMatchObject({ tone: "warning", text: expect.stringContaining("内容を確認してください") });
    expect(asked.text).not.toContain("担当者が");
    const free = { ...job, terms: { ...job.terms, fee: 0 } };
    expect(replySentence({ ...paying, job: free, hasOpenNotice: true }).tone).toBe("info");
  });

  it("asks for the address that a parcel waits for, and says what is on its way", () => {
    for (const status of ["accepted", "preparing"] as const) {
      const asked = replySentence({ status, job, version, parcel: "lacks_address" });
      expect(asked).toMatchObject({ tone: "warning", text: expect.stringContaining("お届け先") });
      const sent = replySentence({ status, job, version, parcel: "sent" }).text;
      expect(sent).toContain("届きましたら、このページからお知らせください");
      for (const text of [asked.text, sent]) expect(text).not.toMatch(/お待ちください|担当者が/);
    }
    expect(replySentence({ status: "drafting", job, version, parcel: "sent" }).text).toContain("下書き");
  });

  it("asks for the account without which nothing can be paid, after the notice and never for a job without a fee", () => {
    for (const status of ["inspected", "paying"] as const) {
      const asked = replySentence({ status, job, version, lacksAccount: true });
      expect(asked).toMatchObject({
        tone: "warning",
        text: expect.stringContaining("口座を登録してください"),
      });
      expect(asked.text).not.toMatch(/担当者が/);
      const free = { ...job, terms: { ...job.terms, fee: 0 } };
      expect(replySentence({ status, job: free, version, lacksAccount: true }).text).not.toContain("口座");
    }
    const both = { status: "paying", job, version, lacksAccount: true, hasOpenNotice: true } as const;
    expect(replySentence(both).text).toContain("支払通知書が届いています");
  });

  it("names the day of the payment notice rather than the one that was agreed on", () => {
    const { text } = replySentence({ status: "paying", job, version, payment_on: "2026-12-01" });
    expect(text).toContain("2026/12/01");
    expect(job.terms.payment_on).not.toBe("2026-12-01");
  });
});

type Turn = "creator" | "staff" | "nobody";

/** Who has to do the next step, and the words that name it. */
const turns: Record<JobStatus, Turn> = {
  candidate: "nobody",
  requested: "creator",
  negotiating: "staff",
  accepted: "staff",
  preparing: "staff",
  drafting: "creator",
  draft_review: "staff",
  revision: "creator",
  approved: "creator",
  posted: "staff",
  inspected: "staff",
  paying: "staff",
  completed: "nobody",
  declined: "nobody",
  rejected: "nobody",
  cancelled: "nobody",
};
const words: Record<Turn, { says: RegExp; never: RegExp }> = {
  creator: {
    says: /ご回答ください。|提出してください。|登録してください。/,
    never: /お待ちください|担当者が/,
  },
  staff: { says: /担当者/, never: /ご回答ください|提出してください|登録してください/ },
  nobody: {
    says: /いまご回答いただくことはありません|完了しました|となりました|中止になりました/,
    never: /お待ちください|ご回答ください|提出|登録|担当者が|お支払い/,
  },
};

const answers = (["accepted", "declined", "negotiating"] as const).map((answer) => ({
  name: `${answer} was answered`,
  job: { ...job, answer },
  isNew: false,
}));
const histories = [
  { name: "nothing was answered", job: { ...job, answer: null }, isNew: false },
  ...answers,
  {
    name: "a newer version has overtaken the answer",
    job: { ...job, version: 2, answer: null },
    isNew: true,
  },
];
const cases = jobStatuses.flatMap((status) => histories.map((history) => ({ status, ...history })));

describe("in every status, whatever was answered before", () => {
  it.each(cases)("$status is true where $name", ({ status, job: state, isNew }) => {
    const { text } = replySentence({ status, job: state, version });
    const { says, never } = words[turns[status]];
    expect(text).toMatch(says);
    expect(text).not.toMatch(never);
    if (state.answer !== "accepted") expect(text).not.toContain("受けました");
    if (state.answer !== "negotiating") expect(text).not.toContain("相談を送り");
    if (state.answer !== "declined") expect(text).not.toContain("ご回答ありがとう");
    expect(/第2版/.test(text)).toBe(isNew && (status === "requested" || status === "accepted"));
  });
});
