import { expect, it } from "vitest";
import { stepLook } from "./stepLook.ts";

it("takes the steps before the present one for done, unless they say otherwise", () => {
  expect(stepLook({ label: "a" }, 0, 1, undefined).state).toBe("done");
  expect(stepLook({ label: "a", done: false }, 0, 1, undefined).state).toBeUndefined();
  expect(stepLook({ label: "a", done: true }, 3, 1, undefined).state).toBe("done");
  expect(stepLook({ label: "a" }, 1, 1, undefined).state).toBeUndefined();
});

it("lets an error outdo what is done, and a reason concern the present step alone", () => {
  expect(stepLook({ label: "a", done: true, errorCount: 2 }, 0, 1, undefined)).toEqual({
    state: "failed",
    errorCount: 2,
  });
  expect(stepLook({ label: "a" }, 1, 1, "通信できません").state).toBe("failed");
  expect(stepLook({ label: "a" }, 0, 1, "通信できません").state).toBe("done");
  expect(stepLook({ label: "a", errorCount: 0 }, 1, 1, undefined).state).toBeUndefined();
});
