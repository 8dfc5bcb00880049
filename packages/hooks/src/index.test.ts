import { expect, it } from "vitest";
import * as api from "./index.ts";

it("exports exactly this, so that a removal or a new name is a decision", async () => {
  const names = Object.keys(api).sort().join("\n");
  await expect(`${names}\n`).toMatchFileSnapshot("publicApi.txt");
});
