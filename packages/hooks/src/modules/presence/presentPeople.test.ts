import { describe, expect, it } from "vitest";
import {
  mergePeople,
  msToNextExpiry,
  type PresentPeople,
  withAnnouncement,
  withoutExpired,
} from "./presentPeople.ts";

const ann = { uid: "a", name: "Ann" };
const bea = { uid: "b", name: "Bea" };
const shown = (people: PresentPeople) => people.map(({ uid, state }) => `${uid} ${state}`);

describe("people in a room", () => {
  it("come, type, look on and leave, each keeping their place", () => {
    let people = withAnnouncement([], { ...ann, state: "viewing" }, 0);
    people = withAnnouncement(people, { ...bea, state: "viewing" }, 0);
    people = withAnnouncement(people, { ...ann, state: "typing" }, 1_000);
    expect(shown(people)).toEqual(["a typing", "b viewing"]);
    people = withAnnouncement(people, { ...ann, state: "viewing" }, 2_000);
    expect(shown(people)).toEqual(["a viewing", "b viewing"]);
    expect(shown(withAnnouncement(people, { ...ann, state: "left" }, 3_000))).toEqual(["b viewing"]);
  });

  it("are gone when they are not heard of again: typing sooner than looking", () => {
    const typing = withAnnouncement([], { ...ann, state: "typing" }, 0);
    const both = withAnnouncement(typing, { ...bea, state: "viewing" }, 0);
    expect(msToNextExpiry(both, 0)).toBe(8_000);
    expect(shown(withoutExpired(both, 8_000))).toEqual(["b viewing"]);
    expect(shown(withoutExpired(both, 45_000))).toEqual([]);
    expect(msToNextExpiry([], 0)).toBeNull();
  });

  it("that the server names on arrival do not take back what the stream has said since", () => {
    const live = withAnnouncement([], { ...ann, state: "typing" }, 0);
    const known = [
      { ...ann, state: "viewing" as const },
      { ...bea, state: "viewing" as const },
    ];
    expect(shown(mergePeople(live, known, 10))).toEqual(["a typing", "b viewing"]);
  });
});
