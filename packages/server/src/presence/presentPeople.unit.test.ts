import { describe, expect, it } from "vitest";
import { createPresentPeople } from "./presentPeople.ts";

const ann = { company_uid: "c", room_uid: "r", uid: "ann", name: "Ann", is_creator: false };
const bea = { ...ann, uid: "bea", name: "Bea" };
const creator = { ...ann, uid: "m1", name: "はなこ", is_creator: true };

describe("present people", () => {
  it("are the others of the same room, who were heard of lately", () => {
    const people = createPresentPeople();
    people.take({ ...ann, state: "viewing" }, 0);
    people.take({ ...bea, state: "typing" }, 0);
    people.take({ ...bea, room_uid: "other", state: "viewing" }, 0);
    expect(people.others("r", ann, 1)).toEqual([{ uid: "bea", name: "Bea", state: "typing" }]);
    expect(people.others("r", ann, 8_000)).toEqual([]);
    expect(people.others("r", bea, 44_999)).toHaveLength(1);
    expect(people.others("r", bea, 45_000)).toEqual([]);
  });

  it("answer what stood before, for whom an end of typing is news", () => {
    const people = createPresentPeople();
    expect(people.take({ ...ann, state: "typing" }, 0)).toBe("left");
    expect(people.take({ ...ann, state: "viewing" }, 1_000)).toBe("typing");
    expect(people.take({ ...ann, state: "left" }, 2_000)).toBe("viewing");
    expect(people.take({ ...ann, state: "left" }, 3_000)).toBe("left");
  });

  it("are to a creator in a support room one voice, and nobody to whom the room is none of theirs", () => {
    const people = createPresentPeople();
    const support = { company_uid: null, room_uid: "r" };
    people.take({ ...ann, ...support, state: "typing" }, 0);
    people.take({ ...bea, ...support, state: "typing" }, 0);
    const asCreator = { ...creator, ...support, uid: "r" };
    const one = [{ uid: "support", name: "ツムギサポート", state: "typing" }];
    expect(people.others("r", asCreator, 1)).toEqual(one);
    people.take({ ...ann, ...support, state: "left" }, 2);
    expect(people.others("r", asCreator, 3)).toEqual(one);
    expect(people.others("r", { ...ann, ...support }, 3).map(({ uid }) => uid)).toEqual(["bea"]);
    expect(people.others("r", { ...creator, company_uid: "c" }, 3)).toEqual([]);
    people.take({ ...bea, ...support, state: "viewing" }, 4);
    expect(people.others("r", asCreator, 5)).toEqual([]);
  });

  it("are for the creator those alone who type", () => {
    const people = createPresentPeople();
    people.take({ ...ann, state: "viewing" }, 0);
    people.take({ ...bea, state: "typing" }, 0);
    expect(people.others("r", creator, 1).map(({ uid }) => uid)).toEqual(["bea"]);
  });
});
