import { acceptInvitation } from "@tsumugi/contract";
import { ApiError } from "@tsumugi/hooks";
import { expect, it } from "vitest";
import { invitationProblem } from "./invitationProblem.ts";

const refused = (code: string) =>
  new ApiError({ status: 409, statusText: "", code, message: "理由" } as ConstructorParameters<
    typeof ApiError
  >[0]);

it.each(acceptInvitation.errors ?? [])("knows what to do about %s", (code) => {
  expect(invitationProblem(refused(code))).toBeDefined();
});

it("leaves what may pass to be tried again", () => {
  for (const code of ["network", "internal", "rate_limited"])
    expect(invitationProblem(refused(code))).toBeUndefined();
  expect(invitationProblem(new Error("no call"))).toBeUndefined();
});
