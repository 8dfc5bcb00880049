import { canMove, type JobMover, type JobStatus, jobStatuses } from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { whySkipped } from "./whySkipped.ts";

/** Where a job stands: its status, and what the creator was asked before. */
interface State {
  readonly status: JobStatus;
  readonly was_sent: boolean;
  readonly waits: boolean;
}

const at = new Date("2026-11-21T01:00:00Z");
const creator = { email: "a@example.jp", archived_at: null };
const movers: readonly JobMover[] = ["staff", "creator", "system"];
const keyOf = ({ status, was_sent, waits }: State) => `${status}/${was_sent}/${waits}`;

const isSendable = ({ status, was_sent, waits }: State) =>
  whySkipped(creator, { job_status: status }, { was_sent, waits_until: waits ? at : null }) === undefined;

/** Everything that can happen to a job next. 打診中 is entered by sending alone: at once, at its time, or as new terms. */
function nextOf(state: State): State[] {
  const { status, was_sent, waits } = state;
  const moved = jobStatuses
    .filter((to) => to !== "requested" && movers.some((mover) => canMove(status, to, mover)))
    .map((to) => ({ status: to, was_sent, waits: false }));
  const asked: State = { status: "requested", was_sent: true, waits: false };
  const canEnter = canMove(status, "requested", "system");
  return [
    ...moved,
    ...(isSendable(state) && canEnter ? [asked, { ...state, waits: true }] : []),
    ...(waits && canEnter ? [asked] : []),
    ...(status === "negotiating" ? [asked] : []),
  ];
}

function reachableFrom(start: State): Map<string, State> {
  const seen = new Map([[keyOf(start), start]]);
  const queue = [start];
  for (let state = queue.pop(); state; state = queue.pop()) {
    for (const next of nextOf(state)) {
      if (seen.has(keyOf(next))) continue;
      seen.set(keyOf(next), next);
      queue.push(next);
    }
  }
  return seen;
}

const all = [...reachableFrom({ status: "candidate", was_sent: false, waits: false }).values()];

describe("the moves of a job and the rules of sending together", () => {
  it("reach every status from a fresh candidate", () => {
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(jobStatuses));
  });

  it.each(all.map((state) => [keyOf(state), state] as const))("lead from %s to 完了", (_, state) => {
    const statuses = [...reachableFrom(state).values()].map(({ status }) => status);
    expect(statuses).toContain("completed");
  });

  it.each(["cancelled", "rejected", "declined"] as const)("let who was %s be asked again as 候補", (out) => {
    expect(canMove(out, "candidate", "staff")).toBe(true);
    expect(isSendable({ status: "candidate", was_sent: true, waits: false })).toBe(true);
    expect(isSendable({ status: out, was_sent: true, waits: false })).toBe(false);
  });
});
