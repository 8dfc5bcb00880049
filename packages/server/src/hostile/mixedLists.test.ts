import { endpointName } from "@tsumugi/contract";
import { endpoints } from "@tsumugi/contract/schemas";
import { expect, it } from "vitest";
import { type Caller, createTestApp } from "../testing/index.ts";
import { NOT_BUILT } from "../testing/notBuilt.ts";
import { plantCanaries } from "./canary.ts";
import { type Input, type MixedCell, mixedCells } from "./idCells.ts";
import { type Sums, sumsOfCompanies } from "./tableSums.ts";
import { CANARY, insertWorld } from "./world.ts";

const app = await createTestApp({ env: { PLATFORM_SANDBOX: "on" } });
const { own, other } = await app.run(async () => {
  const foreign = await insertWorld(CANARY);
  await plantCanaries(foreign.company.uid);
  return { own: await insertWorld("自社"), other: foreign };
});
const sums = await sumsOfCompanies(app, { own: own.company.uid, other: other.company.uid });

const cells = endpoints
  .filter((endpoint) => !NOT_BUILT.includes(endpointName(endpoint)))
  .flatMap((endpoint) => mixedCells(endpoint, own, other));

/** A creator's link is the right of one, a member's that of the company. */
const callerOf = ({ endpoint: { policy } }: MixedCell): Caller | undefined => {
  if (policy.allow.includes("member") || policy.allow.includes("signed_in")) return own.people.admin;
  return policy.allow.includes("creator") ? { replyToken: own.job.token } : undefined;
};

/** Lists of which an answer tells otherwise what became of each, or in which an id of nobody means nothing. */
const TOLD_OTHERWISE: Readonly<Record<string, string>> = {
  "POST /company/managed_creators/bulk selection.except.0": "said of what the filter finds alone",
  "POST /company/managed_creators/export selection.except.0": "said of what the filter finds alone",
  "POST /company/managed_creators/export/check selection.except.0": "said of what the filter finds alone",
  "POST /company/managed_creators/export selection.uids.0": "the file itself",
  "POST /company/managed_creators/export/check selection.uids.0": "the number of rows",
  "POST /company/payment_notices/transfer_files/preview late_uids.0": "said of notices in the file alone",
  "POST /company/payment_notices/transfer_files/preview repeat_uids.0": "said of notices in the file alone",
  "POST /company/projects/{id}/assign_hints creator_uids.0": "a line for each that there is",
  "POST /company/projects/{id}/preview_job by_link.0": "said of those who are asked alone",
  "POST /api/company/projects/{id}/send_job by_link.0": "said of those who are asked alone",
  "POST /company/projects/{id}/project_posts lines.0.job_request_uid": "a line for each address",
  "PUT /company/projects/{id}/scheduled_jobs job_request_uids.0": "a line for each that was moved",
  "PUT /company/projects/{id}/scheduled_jobs/cancel job_request_uids.0": "the ids of what was cancelled",
};

async function ask(caller: Caller, { endpoint, ids }: MixedCell, input: Input) {
  const response = await app.as(caller).fetch(endpoint, input as never);
  const text = (await response.text()).replace(/"request_id":"[^"]*"/, "");
  return { status: response.status, text, told: ids.reduce((all, id) => all.replaceAll(id, "the id"), text) };
}

/** A refusal leaves behind that it was refused, and that somebody was here. */
const LEFT_BEHIND = ["own audit_logs", "own users"];

const changes = (before: Sums, after: Sums, whose: string) =>
  Object.keys(after).filter(
    (name) => name.startsWith(whose) && !LEFT_BEHIND.includes(name) && after[name]?.sum !== before[name]?.sum,
  );

it(`takes no list that names another company's row beside an own one without saying so (${cells.length} lists)`, async () => {
  const wrong: string[] = [];
  for (const cell of cells) {
    const caller = callerOf(cell);
    if (caller === undefined) continue;
    const before = await sums();
    const there = await ask(caller, cell, cell.foreign);
    const after = await sums();
    const complain = (why: string) =>
      wrong.push(`${cell.where}: ${why}: ${there.status} ${there.text.slice(0, 200)}`);
    if (there.text.includes(CANARY)) complain("shows what is another company's");
    if (there.status >= 500) complain("breaks");
    const theirs = changes(before, after, "other ");
    if (theirs.length > 0) complain(`writes into ${theirs}`);
    const mine = changes(before, after, "own ");
    if (there.status >= 400 && mine.length > 0) complain(`is refused, and yet writes into ${mine}`);
    const isTold = there.text.includes(cell.ids[0]) || cell.where.replace(/ \w+$/, "") in TOLD_OTHERWISE;
    if (there.status < 400 && !isTold) complain("does not say what was left out");
    // What was done to the own row could not be done twice.
    if (mine.length > 0) continue;
    const nowhere = await ask(caller, cell, cell.missing);
    if (nowhere.told !== there.told)
      complain(`tells of it: one that never was ${nowhere.status} ${nowhere.text.slice(0, 200)}`);
  }
  expect(wrong).toEqual([]);
});
