import { describe, expect, test } from "vitest";
import {
  canMove,
  isAgreed,
  type JobMover,
  type JobStatus,
  jobPhaseLabels,
  jobPhaseStatuses,
  jobPhases,
  jobStatuses,
  jobStatusLabels,
  jobStatusMoves,
  phaseOf,
} from "./jobStatus.ts";

const movers: readonly JobMover[] = ["staff", "creator", "system"];
const offered = (from: JobStatus, by: JobMover) =>
  jobStatusMoves(from, by)
    .filter((move) => move.allowed)
    .map((move) => move.to);
const moveTo = (from: JobStatus, to: JobStatus, by: JobMover) =>
  jobStatusMoves(from, by).find((move) => move.to === to);

describe("phases", () => {
  test("every status stands in exactly one phase and carries a label", () => {
    expect(jobPhases.flatMap((phase) => jobPhaseStatuses[phase])).toEqual([...jobStatuses]);
    expect(jobStatuses.map((status) => jobStatusLabels[status]).every(Boolean)).toBe(true);
    expect(new Set(Object.values(jobStatusLabels)).size).toBe(16);
    expect(Object.keys(jobPhaseLabels)).toEqual([...jobPhases]);
  });

  test("the phase of a status is found", () => {
    expect(phaseOf("revision")).toBe("production");
    expect(phaseOf("cancelled")).toBe("out");
    expect(jobStatuses.filter(isAgreed)).toEqual([
      ...jobPhaseStatuses.production,
      ...jobPhaseStatuses.posting,
      ...jobPhaseStatuses.settlement,
      ...jobPhaseStatuses.done,
    ]);
  });
});

describe("moves", () => {
  test("only the product itself enters requested", () => {
    for (const from of jobStatuses) {
      expect(canMove(from, "requested", "staff")).toBe(false);
      expect(canMove(from, "requested", "creator")).toBe(false);
    }
    expect(canMove("candidate", "requested", "system")).toBe(true);
    expect(moveTo("candidate", "requested", "staff")?.why).toContain("依頼を送る");
    expect(moveTo("approved", "requested", "staff")?.why).toContain("依頼を送る");
  });

  test("the creator answers a request, and staff may record the answer", () => {
    expect(offered("requested", "creator")).toEqual(["negotiating", "accepted", "declined"]);
    for (const to of ["negotiating", "accepted", "declined"] as const) {
      expect(moveTo("requested", to, "staff")).toMatchObject({ allowed: true, needsReason: false });
    }
  });

  test("a creator may hand in drafts and posts and nothing else once accepted", () => {
    expect(offered("accepted", "creator")).toEqual(["draft_review", "posted"]);
    expect(offered("revision", "creator")).toEqual(["draft_review", "posted"]);
    expect(offered("draft_review", "creator")).toEqual(["posted"]);
    expect(offered("posted", "creator")).toEqual([]);
    expect(offered("paying", "creator")).toEqual([]);
  });

  test("nobody is accepted without a request", () => {
    for (const by of movers) expect(canMove("candidate", "accepted", by)).toBe(false);
    expect(moveTo("candidate", "accepted", "staff")?.why).toContain("先に依頼を送ってください");
  });

  test("staff walk the whole flow forward", () => {
    const flow: JobStatus[] = [
      "requested",
      "accepted",
      "preparing",
      "drafting",
      "draft_review",
      "revision",
      "draft_review",
      "approved",
      "posted",
      "inspected",
      "paying",
      "completed",
    ];
    flow.slice(1).forEach((to, index) => {
      const from = flow[index] as JobStatus;
      expect([from, to, moveTo(from, to, "staff")]).toMatchObject([
        from,
        to,
        { allowed: true, needsReason: false },
      ]);
    });
  });

  test("going back takes a reason and at most one phase", () => {
    expect(moveTo("posted", "drafting", "staff")).toMatchObject({ allowed: true, needsReason: true });
    expect(moveTo("posted", "approved", "staff")).toMatchObject({ allowed: true, needsReason: true });
    expect(moveTo("inspected", "drafting", "staff")).toMatchObject({
      allowed: false,
      why: "戻せるのは、ひとつ前の段階までです。",
    });
    expect(moveTo("accepted", "negotiating", "staff")).toMatchObject({ allowed: true, needsReason: true });
    expect(moveTo("accepted", "candidate", "staff")?.allowed).toBe(false);
    for (const to of jobStatuses) expect(canMove("paying", to, "creator")).toBe(false);
  });

  test("every status before completed leads back one phase for staff", () => {
    const working = jobPhases.slice(1, 5).flatMap((phase) => jobPhaseStatuses[phase]);
    for (const from of working) {
      const before = jobPhases[jobPhases.indexOf(phaseOf(from)) - 1];
      const back = jobStatusMoves(from, "staff").filter((m) => m.allowed && phaseOf(m.to) === before);
      expect(back.length).toBeGreaterThan(0);
      expect(back.every((m) => m.needsReason)).toBe(true);
    }
  });

  test("a draft sent back and handed in again takes no reason", () => {
    expect(moveTo("draft_review", "revision", "staff")?.needsReason).toBe(false);
    expect(moveTo("revision", "draft_review", "staff")?.needsReason).toBe(false);
  });

  test("each way out is open at its own time", () => {
    expect(jobStatuses.filter((from) => canMove(from, "rejected", "staff"))).toEqual([
      "candidate",
      "requested",
      "negotiating",
    ]);
    expect(moveTo("candidate", "rejected", "staff")?.needsReason).toBe(true);
    expect(jobStatuses.filter((from) => canMove(from, "declined", "creator"))).toEqual([
      "requested",
      "negotiating",
    ]);
    const cancellable = jobStatuses.filter((from) => canMove(from, "cancelled", "staff"));
    expect(cancellable[0]).toBe("accepted");
    expect(cancellable.at(-1)).toBe("paying");
    expect(cancellable).toHaveLength(9);
    expect(cancellable.every((from) => moveTo(from, "cancelled", "staff")?.needsReason)).toBe(true);
    expect(moveTo("accepted", "rejected", "staff")?.why).toContain("「中止」を選んでください");
    expect(moveTo("requested", "cancelled", "staff")?.why).toContain("「見送り」を選んでください");
  });

  test("a job that is out comes back to candidate with a reason", () => {
    for (const from of jobPhaseStatuses.out) {
      expect(moveTo(from, "candidate", "staff")).toMatchObject({ allowed: true, needsReason: true });
      expect(canMove(from, "posted", "staff")).toBe(false);
      expect(canMove(from, "candidate", "creator")).toBe(false);
    }
  });

  test("a completed job is closed to people", () => {
    expect(offered("completed", "staff")).toEqual([]);
    expect(offered("completed", "creator")).toEqual([]);
    expect(canMove("completed", "paying", "system")).toBe(true);
  });

  test("staying is not a move, and every other status is listed with a reason where it is refused", () => {
    for (const from of jobStatuses) {
      for (const by of movers) {
        const listed = jobStatusMoves(from, by);
        expect(canMove(from, from, by)).toBe(false);
        expect(listed.map((m) => m.to)).toEqual(jobStatuses.filter((to) => to !== from));
        for (const m of listed) {
          expect(m.allowed).toBe(canMove(from, m.to, by));
          expect(m.allowed ? m.why : m.why?.endsWith("。")).toBe(m.allowed ? undefined : true);
        }
      }
    }
  });
});
