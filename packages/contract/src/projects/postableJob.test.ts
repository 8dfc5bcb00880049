import { expect, it } from "vitest";
import { jobStatuses } from "./jobStatus.ts";
import { postMovesJob, whyNoPost } from "./postableJob.ts";

it("lets every job take a post from its acceptance to its payment, and says of the others why not", () => {
  const open = jobStatuses.filter((status) => whyNoPost(status) === undefined);
  expect(open).toEqual([
    "accepted",
    "preparing",
    "drafting",
    "draft_review",
    "revision",
    "approved",
    "posted",
    "inspected",
    "paying",
    "completed",
  ]);
  for (const status of jobStatuses.filter((status) => !open.includes(status)))
    expect(whyNoPost(status), status).toMatch(/ため、投稿を登録できません。.+。$/);
});

it("moves a job to 投稿済み from what comes before, never back from what comes after", () => {
  const moved = jobStatuses.filter((status) => postMovesJob(status, "staff"));
  expect(moved).toEqual(["accepted", "preparing", "drafting", "draft_review", "revision", "approved"]);
  expect(jobStatuses.filter((status) => postMovesJob(status, "creator"))).toEqual(moved);
});
