import { expect, it } from "vitest";
import { sendLabel } from "./sheetPanel.ts";

it("tells before the panel is opened how many of the candidates have no address", () => {
  const [reachable, without] = [{ email: "hana@example.jp" }, { email: "" }];
  expect(sendLabel([reachable, reachable])).toBe("候補2名に依頼を送る");
  expect(sendLabel([reachable, without])).toBe("候補2名中1名に依頼を送る");
  expect(sendLabel([without])).toBe("候補1名に依頼（メール未登録）");
});
