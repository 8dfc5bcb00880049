import { buildManagedCreator } from "@tsumugi/mocks";
import { expect, it } from "vitest";
import { signsApart } from "./signsApart.ts";

const one = buildManagedCreator({ display_name: "ゆい", created_at: "2026-11-01T01:00:00.000Z" }, 1);

it("says nothing where the names tell them apart", () => {
  expect(signsApart(one, { ...one, display_name: "ゆい（旧）" })).toEqual({ kept: "", absorbed: "" });
});

it("tells two of one name apart by the day, else by what differs", () => {
  const other = { ...one, created_at: "2026-11-20T01:00:00.000Z" };
  expect(signsApart(one, other).kept).toMatch(/^（登録日 2026\/11\/01/);
  expect(signsApart(one, other).absorbed).toMatch(/^（登録日 2026\/11\/20/);
  expect(signsApart(one, { ...one, accounts: [] }).absorbed).toBe("（アカウントなし）");
  const mail = signsApart(one, { ...one, email: "yui@example.jp" });
  expect(mail.absorbed).toBe("（メールアドレス yui@example.jp）");
});
