import { ApiError } from "@tsumugi/hooks";
import { describe, expect, it, test } from "vitest";
import { changedFields } from "./changedFields.ts";
import { contestedFields, saveOwnChanges } from "./saveOwnChanges.ts";

interface Values {
  readonly name: string;
  readonly agency: string | null | undefined;
  readonly tags: readonly string[];
  readonly accounts: readonly { platform: string; handle: string; follower_count: number | null }[];
  readonly fee: number | null;
}
type Row = Values & { readonly version: number };

const account = (handle: string, follower_count: number | null = 100) => ({
  platform: "x",
  handle,
  follower_count,
});
const opened: Row = {
  name: "みお",
  agency: "",
  tags: ["肌"],
  accounts: [account("mio")],
  fee: null,
  version: 1,
};
const valuesOf = ({ version: _, ...values }: Row): Values => values;
const base = valuesOf(opened);
const contested = (mine: Partial<Values>, theirs: Partial<Values>) =>
  contestedFields(changedFields(base, { ...base, ...mine }), base, { ...base, ...theirs });

describe("what is asked about", () => {
  it("is a field that both changed to different values, and no other", () => {
    expect(contested({ name: "みお！" }, { agency: "ほかの人の事務所" })).toEqual({});
    expect(contested({ name: "みお！" }, { name: "みお（公式）", fee: 1 })).toEqual({ name: "みお！" });
    expect(contested({ name: "みお！" }, { name: "みお！" })).toEqual({});
    expect(contested({ fee: 0 }, { fee: 1 })).toEqual({ fee: 0 });
  });

  it("is no blank against another blank", () => {
    expect(changedFields(base, { ...base, agency: null })).toEqual({});
    expect(changedFields(base, { ...base, agency: undefined })).toEqual({});
    expect(changedFields(base, { ...base, fee: 0 })).toEqual({ fee: 0 });
    const withAgency = { ...base, agency: "A" };
    expect(contestedFields<Values>({ agency: null }, withAgency, { ...base, agency: undefined })).toEqual({});
    expect(contestedFields<Values>({ agency: "" }, withAgency, { ...base, agency: "B" })).toEqual({
      agency: "",
    });
  });

  it("takes a list as one field, in its order", () => {
    expect(contested({ tags: ["肌", "髪"] }, { tags: ["肌", "髪"] })).toEqual({});
    expect(contested({ tags: [] }, { tags: ["肌", "髪"] })).toEqual({ tags: [] });
    expect(contested({ tags: ["髪", "肌"] }, { tags: ["肌", "髪"] })).toEqual({ tags: ["髪", "肌"] });
    expect(changedFields({ tags: [""] }, { tags: [] as string[] })).toEqual({ tags: [] });
  });

  it("is whose accounts they are, not how many follow", () => {
    const mine = { accounts: [account("mio"), account("mio_sub")] };
    expect(contested(mine, { accounts: [account("mio", 250)] })).toEqual({});
    expect(contested(mine, { accounts: [account("mio"), account("other")] })).toEqual(mine);
  });

  it("is every difference where nobody knows what the person saw", () => {
    expect(contestedFields<Values>({ name: "書きかけ", fee: 3 }, undefined, { ...base, fee: 3 })).toEqual({
      name: "書きかけ",
    });
  });
});

describe("a save", () => {
  const stale = (current: Row) =>
    new ApiError({ status: 409, statusText: "", code: "stale_version", message: "", current });
  /** A server on which a colleague saves, one after another, before each of the person's saves. */
  const server = (...colleagues: Partial<Row>[]) => {
    let row = opened;
    const sent: Partial<Row>[] = [];
    const send = async (changes: Partial<Values>, { version }: Row) => {
      sent.push({ ...changes, version });
      const next = colleagues.shift();
      if (next) row = { ...row, ...next, version: row.version + 1 };
      if (version !== row.version) throw stale(row);
      row = { ...row, ...changes, version: version + 1 };
      return row;
    };
    return { send, sent };
  };
  const save = (changes: Partial<Values>, send: ReturnType<typeof server>["send"], over = opened) =>
    saveOwnChanges({ changes, over, valuesOf, send });

  test("of other fields keeps both people's work, however often somebody is faster", async () => {
    const { send, sent } = server({ agency: "B" }, { fee: 5 });
    const result = await save({ name: "みお！" }, send);
    expect(result).toEqual({ saved: { ...opened, name: "みお！", agency: "B", fee: 5, version: 4 } });
    expect(sent.map(({ version }) => version)).toEqual([1, 2, 3]);
  });

  test("of the same field asks, and then sends the own fields alone", async () => {
    const { send, sent } = server({ name: "みお（公式）", agency: "B" });
    const result = await save({ name: "みお！" }, send);
    if ("saved" in result) throw new Error("It was not asked about.");
    expect(result.contested).toEqual({ name: "みお！" });
    await save({ name: "みお！" }, send, result.theirs);
    expect(sent[1]).toEqual({ name: "みお！", version: 2 });
  });

  test("of a list keeps what either added and leaves out what either took out, in the order of theirs", async () => {
    const over = { ...opened, tags: ["肌", "髪", "爪"] };
    const lists = async (mine: readonly string[], theirs: readonly string[]) => {
      const { send } = server({ tags: theirs });
      const result = await save({ tags: mine }, send, over);
      return "saved" in result ? result.saved.tags : "asked";
    };
    expect(await lists(["肌", "髪", "爪", "夏"], ["肌", "髪", "爪", "春"])).toEqual([
      "肌",
      "髪",
      "爪",
      "春",
      "夏",
    ]);
    expect(await lists(["髪", "爪"], ["爪", "肌", "髪", "春"])).toEqual(["爪", "髪", "春"]);
    expect(await lists(["肌", "髪", "爪", "夏"], ["爪"])).toEqual(["爪", "夏"]);
    expect(await lists(["夏"], ["夏", "春"])).toEqual(["夏", "春"]);
    expect(await lists([], ["肌", "髪", "爪", "春"])).toEqual(["春"]);
    expect(await lists(["爪", "髪", "肌"], ["肌", "髪", "爪", "春"])).toBe("asked");
  });

  test("asks for a list, too, where another field has to be asked for, and where nobody knows what was seen", async () => {
    const mine = { tags: ["肌", "夏"], name: "みお！" };
    const theirs = { tags: ["肌", "春"], name: "みお（公式）" };
    const result = await save(mine, server(theirs).send);
    expect(result).toMatchObject({ contested: mine });
    const { send } = server({ tags: theirs.tags });
    const changes = { tags: mine.tags };
    expect(await saveOwnChanges({ changes, over: opened, isSeen: false, valuesOf, send })).toMatchObject({
      contested: changes,
    });
  });

  test("asks again only for what was not seen", async () => {
    const { send } = server({ name: "二人目" }, { fee: 1 }, { name: "三人目" });
    const first = await save({ name: "みお！" }, send);
    if ("saved" in first) throw new Error("It was not asked about.");
    const second = await save({ name: "みお！" }, send, first.theirs);
    expect(second).toMatchObject({ theirs: { name: "三人目", fee: 1 }, contested: { name: "みお！" } });
  });

  test("ends where the state answered is no newer, or may not be saved over, or the refusal is another", async () => {
    const refuse = (current: Row) => () => Promise.reject(stale(current));
    expect(await save({ name: "み" }, refuse(opened))).toEqual({ theirs: opened, contested: {} });
    const newer = { ...opened, version: 9 };
    const closed = saveOwnChanges({
      changes: { name: "み" },
      over: opened,
      valuesOf,
      send: refuse(newer),
      canSaveOver: () => false,
    });
    expect(await closed).toEqual({ theirs: newer, contested: {} });
    await expect(save({ name: "み" }, () => Promise.reject(new Error("offline")))).rejects.toThrow("offline");
  });
});
