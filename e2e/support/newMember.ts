import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type APIRequestContext, expect } from "@playwright/test";
import { NEW_PASSWORD, PASSWORD } from "./signIn.ts";

/** The token of the invitation mailed to an address; waits until it is sent. */
async function mailedInvitation(address: string): Promise<string> {
  const folder = join(process.env.E2E_DATA_DIR ?? "data", "outbox");
  const find = async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".txt"));
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
    const mail = texts.find((text) => text.startsWith(`To: ${address}\n`));
    return /\/invitations\/([\w-]+)\?type=member/.exec(mail ?? "")?.[1] ?? "";
  };
  await expect.poll(find, { timeout: 20_000 }).not.toBe("");
  return find();
}

/** A member who comes in by an invitation, so that no test of another file loses a demo account. */
export async function newMember(
  request: APIRequestContext,
  email: string,
  name: string,
  role: "admin" | "staff" = "staff",
): Promise<void> {
  const demo = { email: "admin@demo.tsumugi.test", password: PASSWORD };
  const { id_token } = await (await request.post("/auth/sign_in", { data: demo })).json();
  const headers = { authorization: `Bearer ${id_token}` };
  const invited = await request.post("/api/company/companies/invite_member", {
    headers,
    data: { email, role },
  });
  expect(invited.status()).toBe(201);
  const token = await mailedInvitation(email);
  const data = { token, name, password: NEW_PASSWORD };
  const joined = await request.post("/api/company/signup/signup_member", { data });
  expect(joined.ok(), await joined.text()).toBe(true);
}
