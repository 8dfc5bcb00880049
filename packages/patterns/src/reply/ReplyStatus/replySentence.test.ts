import { jobStatuses } from "@tsumugi/contract";
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
});
