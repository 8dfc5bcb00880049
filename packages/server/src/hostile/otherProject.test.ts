import { endpointName } from "@tsumugi/contract";
import { endpoints } from "@tsumugi/contract/schemas";
import { expect, it } from "vitest";
import { type Caller, createTestApp } from "../testing/index.ts";
import { NOT_BUILT } from "../testing/notBuilt.ts";
import { type IdCell, type Input, idCells } from "./idCells.ts";
import { sumsOfProject } from "./tableSums.ts";
import { insertWorld } from "./world.ts";
import { insertSibling } from "./worldSibling.ts";

const WORD = "sibling";
const app = await createTestApp({ env: { PLATFORM_SANDBOX: "on" } });
const { own, sibling } = await app.run(async () => {
  const world = await insertWorld("自社");
  return { own: world, sibling: await insertSibling(WORD, world) };
});
const sums = await sumsOfProject(app, sibling);

/**
 * Places that name something inside of what the path names: what is another project's has no business there. Which record
 * is taken into another one is said by the company.
 */
const cells = endpoints
  .filter((endpoint) => !NOT_BUILT.includes(endpointName(endpoint)))
  .flatMap((endpoint) => {
    const all = idCells(endpoint, own, sibling);
    const isInside = ({ where, field }: IdCell) => !where.endsWith(" path id") && field !== "absorbed_uid";
    return all.some(({ where }) => where.endsWith(" path id")) ? all.filter(isInside) : [];
  });

function callerOf({ endpoint: { policy } }: IdCell): Caller | undefined {
  if (policy.allow.includes("member") || policy.allow.includes("signed_in")) return own.people.admin;
  return policy.allow.includes("creator") ? { replyToken: own.job.token } : undefined;
}

async function ask(caller: Caller, { endpoint, ids }: IdCell, input: Input) {
  const response = await app.as(caller).fetch(endpoint, input as never);
  const text = (await response.text()).replace(/"request_id":"[^"]*"/, "");
  return { status: response.status, text, told: ids.reduce((all, id) => all.replaceAll(id, "the id"), text) };
}

it(`changes and shows nothing of another project of the company by an id inside of this one (${cells.length} places)`, async () => {
  const wrong: string[] = [];
  for (const cell of cells) {
    const caller = callerOf(cell);
    if (caller === undefined) continue;
    const before = await sums();
    const there = await ask(caller, cell, cell.foreign);
    const after = await sums();
    const complain = (why: string) =>
      wrong.push(`${cell.where}: ${why}: ${there.status} ${there.text.slice(0, 200)}`);
    const changed = Object.keys(after).filter((table) => after[table]?.sum !== before[table]?.sum);
    if (changed.length > 0) complain(`writes into ${changed}`);
    if (there.text.includes(WORD)) complain("shows what is another project's");
    if (there.status >= 500) complain("breaks");
    // Creators are the whole company's: any project may take them in.
    if (cell.ids[0] === sibling.job.creator_uid) continue;
    const nowhere = await ask(caller, cell, cell.missing);
    if (nowhere.told !== there.told)
      complain(`unlike one that never was: ${nowhere.status} ${nowhere.text.slice(0, 200)}`);
  }
  expect(wrong).toEqual([]);
});
