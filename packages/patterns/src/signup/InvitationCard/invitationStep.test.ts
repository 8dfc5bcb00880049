import type { Invitation } from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { invitationStep } from "./invitationStep.ts";

const open: Invitation = {
  type: "member",
  company_name: "つむぎ化粧品",
  email_masked: "s***@example.jp",
  role: "staff",
  state: "open",
  blocked: null,
  expires_at: "2026-11-25T00:00:00Z",
  has_account: false,
};

describe("invitationStep", () => {
  it("leads a person to the account that the invitation needs", () => {
    expect(invitationStep(open, undefined, null).next).toBe("signUp");
    expect(invitationStep({ ...open, has_account: true }, undefined, null).next).toBe("signIn");
    expect(invitationStep(open, undefined, "s@example.jp").next).toBe("accept");
  });

  it.each([
    ["accepted", /承諾済み/],
    ["expired", /期限が切れ/],
    ["replaced", /新しい招待/],
  ] as const)("stops at the state %s", (state, title) => {
    const step = invitationStep({ ...open, state }, undefined, null);
    expect(step).toMatchObject({ kind: "stop", next: "entrance" });
    expect(step.title).toMatch(title);
  });

  it("sends somebody to the other account before they press, where the address cannot be theirs", () => {
    expect(invitationStep(open, undefined, "x@example.jp").next).toBe("signOut");
    expect(invitationStep(open, undefined, "sakura@example.com").next).toBe("signOut");
    expect(invitationStep(open, undefined, "Sakura@Example.jp").next).toBe("accept");
  });

  it.each([
    ["seats_full", /上限/],
    ["contract_expired", /契約期間/],
  ] as const)("says before the press that nobody can join: %s", (blocked, title) => {
    const step = invitationStep({ ...open, blocked }, undefined, null);
    expect(step).toMatchObject({ kind: "stop", next: "entrance", isElsewhere: true });
    expect(step.title).toMatch(title);
  });

  it("says what became of the link rather than what stands in the way", () => {
    const step = invitationStep({ ...open, state: "expired", blocked: "seats_full" }, "seats_full", null);
    expect(step.title).toMatch(/期限/);
  });

  it("believes the answer of the call more than the state it was loaded with", () => {
    expect(invitationStep(open, "wrong_account", "s@example.jp").next).toBe("signOut");
    expect(invitationStep(open, "email_not_verified", "s@example.jp").next).toBe("verify");
    expect(invitationStep(open, "operator", "s@example.jp").next).toBe("signOut");
    expect(invitationStep(open, "seats_full", "s@example.jp").next).toBe("home");
    expect(invitationStep(undefined, "not_found", null).title).toBe("招待が見つかりません");
  });
});
