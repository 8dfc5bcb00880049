import { connectionChoices as contractChoices } from "@tsumugi/contract/schemas";
import { buildManagedCreator, buildOpenCreator } from "@tsumugi/mocks";
import { connectRows, defaultChoices } from "@tsumugi/patterns";
import { expect, test } from "vitest";
import { connectionChoices } from "./connectionChoices.ts";

test("names the sides as the server does, and leaves out what is the same on both", () => {
  expect(connectionChoices({ display_name: "right", image: "left", genres: "both" })).toEqual({
    display_name: "public",
    image: "own",
    genres: "both",
    accounts: undefined,
  });
  expect(connectionChoices({})).toEqual({});
});

test("says of what stands before anybody chooses something that the server accepts", () => {
  const rows = connectRows(buildManagedCreator({ image: null }, 1), buildOpenCreator({}, 2));
  const choices = connectionChoices(defaultChoices(rows));
  expect(choices).toMatchObject({ display_name: "own", image: "public", accounts: "both" });
  expect(contractChoices.safeParse(JSON.parse(JSON.stringify(choices))).success).toBe(true);
});
