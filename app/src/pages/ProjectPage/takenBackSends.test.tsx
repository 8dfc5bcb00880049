import { renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { keepTakenBack, type TakenBackSend, useTakenBack } from "./takenBackSends.ts";

const draft = {} as TakenBackSend["draft"];
const send = { project_uid: "project1", member_uid: "ann", recipients: [], draft };
afterEach(() => keepTakenBack(undefined));

test("is there for who took it back, in its project, and gone for good once somebody else has signed in", () => {
  keepTakenBack(send);
  const shown = (project: string, member: string) =>
    renderHook(() => useTakenBack(project, member)).result.current;
  expect(shown("project1", "ann")).toBe(send);
  expect(shown("project2", "ann")).toBeUndefined();
  expect(shown("project1", "bob")).toBeUndefined();
  expect(shown("project1", "ann")).toBeUndefined();
});
