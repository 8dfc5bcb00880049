import { deleteCompanyUser, getCompanyUser, revokeReplyLink, signIn, signOut } from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { hashPassword } from "../auth/passwords.ts";
import { now } from "../core/context.ts";
import { db } from "../db/index.ts";
import { memberships } from "../db/schema/accounts.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { credentials } from "../db/schema/sign-in.ts";
import {
  createTestApp,
  insertCompany,
  insertCreator,
  insertMember,
  insertOperator,
} from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";
import { uploadsIn } from "../testing/uploads.ts";

const app = await createTestApp();
const { office, send, post, viewer } = uploadsIn(app);

async function pictureIn({ staff, room }: Awaited<ReturnType<typeof office>>): Promise<string> {
  const { body: made } = await send(staff, "chat", room);
  await post(staff, room, [made.uid]);
  return made.url;
}

const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status);

it("is known by a cookie that goes along with pictures alone and that no page can read", async () => {
  const { staff } = await office();
  const { headers } = await app.as(staff).call(getCompanyUser, { params: { id: staff.uid } });
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^tsumugi_reader=[^;]+; Path=\/uploads; Max-Age=86400; HttpOnly; SameSite=Lax$/),
  ]);
});

it("is known over https by a cookie that only https can set", async () => {
  const secure = await createTestApp({ env: { PUBLIC_BASE_URL: "https://tsumugi.example.jp" } });
  const over = uploadsIn(secure);
  const { staff, room } = await over.office();
  const { body } = await over.send(staff, "chat", room);
  await over.post(staff, room, [body.uid]);
  const { headers } = await secure.as(staff).call(getCompanyUser, { params: { id: staff.uid } });
  const [given = ""] = headers.getSetCookie();
  expect(given).toMatch(/^__Secure-tsumugi_reader=[^;]+; .*; Secure$/);
  const url = new URL(body.url, "https://tsumugi.example.jp");
  const open = (cookie: string) => secure.request(url.pathname + url.search, { headers: { cookie } });
  const value = given.split(";")[0] ?? "";
  expect((await open(value)).status).toBe(200);
  expect((await open(value.replace("__Secure-", ""))).status).not.toBe(200);
});

it("sees the pictures of the own company alone, and none with a link passed on or a cookie made up", async () => {
  const [ours, theirs] = [await office(), await office()];
  const [url, other] = [await pictureIn(ours), await pictureIn(theirs)];
  const look = await viewer(ours.staff);
  expect(statuses([await look(url), await look(other), await app.request(url)])).toEqual([200, 404, 404]);
  for (const cookie of [
    "tsumugi_reader=",
    `tsumugi_reader=${ours.staff.uid}..${Date.now()}.x`,
    "tsumugi_reply_1=unknown",
    `tsumugi_reply_1=${theirs.job.token}`,
  ]) {
    expect((await app.request(url, { headers: { cookie } })).status).toBe(404);
  }
});

it("does not load the same picture twice, and asks each time", async () => {
  const scene = await office();
  const url = await pictureIn(scene);
  const look = await viewer(scene.staff);
  const etag = (await look(url)).headers.get("etag") ?? "";
  const again = await look(url, { "if-none-match": etag });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect((await app.request(url, { headers: { "if-none-match": etag } })).status).toBe(404);
});

it("sees no picture any more from the moment of the removal, but those of the companies that are left", async () => {
  const [left, stays] = [await office(), await office()];
  const admin = await app.run(() => insertMember(left.company, "admin"));
  const [url, other] = [await pictureIn(left), await pictureIn(stays)];
  await app.run(() =>
    db()
      .insert(memberships)
      .values({ company_uid: stays.company.uid, user_uid: left.staff.uid, role: "staff", joined_at: now() }),
  );
  const look = await viewer(left.staff);
  expect(statuses([await look(url), await look(other)])).toEqual([200, 200]);
  const removed = await app.as(admin).call(deleteCompanyUser, { body: { email: left.staff.email } });
  expect(removed.status).toBeLessThan(300);
  expect(statuses([await look(url), await look(other)])).toEqual([404, 200]);
  // Not even what the browser still holds may be shown on.
  const again = await look(url, { "if-none-match": `"${new URL(url, "http://h").pathname.slice(9)}"` });
  expect(again.status).toBe(404);
});

it("sees nothing after signing out", async () => {
  const scene = await office();
  const url = await pictureIn(scene);
  const password_hash = await hashPassword("a long password");
  await app.run(() => db().insert(credentials).values({ user_uid: scene.staff.uid, password_hash }));
  const { body: session } = await app
    .as(null)
    .call(signIn, { body: { email: scene.staff.email, password: "a long password" } });
  const begun = await app.request(`/api/company/users/${scene.staff.uid}`, {
    headers: { authorization: `Bearer ${session.id_token}` },
  });
  const headers = { cookie: begun.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
  expect((await app.request(url, { headers })).status).toBe(200);
  await app.as(null).call(signOut, { body: { refresh_token: session.refresh_token } });
  expect((await app.request(url, { headers })).status).toBe(404);
});

it("is the holder of a reply link until it is withdrawn or runs out, for the pictures of that job", async () => {
  const scene = await office();
  const elsewhere = await app.run(() => insertSentJob(scene.company));
  const url = await pictureIn(scene);
  const look = await viewer({ replyToken: scene.job.token });
  const other = await viewer({ replyToken: elsewhere.token });
  expect(statuses([await look(url), await other(url)])).toEqual([200, 404]);
  const params = { id: scene.job.job_request_uid, link_uid: scene.job.link_uid };
  expect((await app.as(scene.staff).call(revokeReplyLink, { params })).status).toBeLessThan(300);
  expect((await look(url)).status).toBe(404);
});

it("is an operator or the creator, where the picture was sent to support", async () => {
  const { company, staff, job } = await office();
  const creator = await app.run(async () => {
    const { uid } = await insertCreator({ email: "mika@example.test" });
    await db()
      .update(managedCreators)
      .set({ creator_uid: uid })
      .where(eq(managedCreators.uid, job.creator_uid));
    return uid;
  });
  const mailed = await app.run(() =>
    insertSentJob(company, { creator_uid: job.creator_uid, token: { mailed_to: "mika@example.test" } }),
  );
  const { body: sent } = await send({ replyToken: mailed.token }, "chat", creator);
  const [operator, stranger] = await app.run(async () => [
    await insertOperator(),
    await insertMember(await insertCompany(), "admin"),
  ]);
  const looks = [
    await viewer({ replyToken: mailed.token }),
    await viewer(operator),
    await viewer({ replyToken: job.token }),
    await viewer(staff),
    await viewer(stranger),
  ];
  const seen = await Promise.all(looks.map((look) => look(sent.url)));
  expect(statuses(seen)).toEqual([200, 200, 404, 404, 404]);
});
