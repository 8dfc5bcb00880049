import { expect, it } from "vitest";
import { linkedPanel, noOpenRow, openRow, sendLabel } from "./sheetPanel.ts";

it("tells before the panel is opened how many of the candidates have no address", () => {
  const [reachable, without] = [{ email: "hana@example.jp" }, { email: "" }];
  expect(sendLabel([reachable, reachable])).toBe("候補2名に依頼を送る");
  expect(sendLabel([reachable, without])).toBe("候補2名中1名に依頼を送る");
  expect(sendLabel([without])).toBe("候補1名に依頼（メール未登録）");
});

it("finds the open row in the address: the one that was opened here before the one that a link names", () => {
  const at = (query: Record<string, string | null>) => linkedPanel({ get: (key) => query[key] ?? "" });
  expect(at({ creator: "c1", open: "mails" })).toEqual({ what: "row", uid: "c1", tab: "mails" });
  expect(at({ creator: "c1", ...openRow("c2") })).toEqual({ what: "row", uid: "c2", tab: "history" });
  expect(at({ creator: "c1", ...noOpenRow })).toBeUndefined();
});
