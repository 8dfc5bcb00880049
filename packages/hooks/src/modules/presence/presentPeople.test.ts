import { describe, expect, it } from "vitest";
import { forgetGone, hearOf, joinPeople, nextForgetting, type PresentPeople } from "./presentPeople.ts";

const ann = { uid: "a", name: "Ann" };
const bea = { uid: "b", name: "Bea" };
const shown = (people: PresentPeople) => people.map(({ uid, state }) => `${uid} ${state}`);

describe("people in a room", () => {
  it("come, type, look on and leave, each keeping their place", () => {
    let people = hearOf([], { ...ann, state: "viewing" }, 0);
    people = hearOf(people, { ...bea, state: "viewing" }, 0);
    people = hearOf(people, { ...ann, state: "typing" }, 1_000);
    expect(shown(people)).toEqual(["a typing", "b viewing"]);
    people = hearOf(people, { ...ann, state: "viewing" }, 2_000);
    expect(shown(people)).toEqual(["a viewing", "b viewing"]);
    expect(shown(hearOf(people, { ...ann, state: "left" }, 3_000))).toEqual(["b viewing"]);
  });

  it("are gone when they are not heard of again: typing sooner than looking", () => {
    const typing = hearOf([], { ...ann, state: "typing" }, 0);
    const both = hearOf(typing, { ...bea, state: "viewing" }, 0);
    expect(nextForgetting(both, 0)).toBe(8_000);
    expect(shown(forgetGone(both, 8_000))).toEqual(["b viewing"]);
    expect(shown(forgetGone(both, 45_000))).toEqual([]);
    expect(nextForgetting([], 0)).toBeNull();
  });

  it("that the server names on arrival do not take back what the stream has said since", () => {
    const live = hearOf([], { ...ann, state: "typing" }, 0);
    const known = [
      { ...ann, state: "viewing" as const },
      { ...bea, state: "viewing" as const },
    ];
    expect(shown(joinPeople(live, known, 10))).toEqual(["a typing", "b viewing"]);
  });
});
