import {
  deleteManagedCreator,
  getManagedCreator,
  getMergeImpact,
  getPayee,
  listCreatorProjects,
  listCreatorTimeline,
  listPaymentNotices,
  mergeManagedCreators,
  updateManagedCreator,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "../../db/index.ts";
import { insertCompany, insertManagedCreator, insertMember } from "../../testing/index.ts";
import { createNoticeScene } from "../../testing/notices.ts";

const { app, company, admin, notice } = await createNoticeScene();
const stranger = await app.run(async () => insertMember(await insertCompany(), "admin"));
const insert = (display_name: string) => app.run(() => insertManagedCreator(company, { display_name }));
const at = ({ uid }: { readonly uid: string }) => ({ params: { id: uid } });

async function merge(kept: { readonly uid: string }, absorbed: { readonly uid: string }) {
  const version = async (one: { readonly uid: string }) =>
    (await app.as(admin).call(getManagedCreator, at(one))).body.version;
  const body = {
    absorbed_uid: absorbed.uid,
    version: await version(kept),
    absorbed_version: await version(absorbed),
    choices: {},
  };
  const { status } = await app.as(admin).call(mergeManagedCreators, { ...at(kept), body });
  expect(status).toBe(200);
}

it("answers at the old address which record took it in, whatever is asked for, and writes nothing", async () => {
  const [kept, old] = [await insert("ゆい"), await insert("ゆい（旧）")];
  await merge(kept, old);
  const me = app.as(admin);
  const third = await insert("べつ");
  const body = { memo: "書いたメモ", version: 1 };
  const answers = [
    await me.call(getManagedCreator, at(old)),
    await me.call(updateManagedCreator, { ...at(old), body }),
    await me.call(deleteManagedCreator, { ...at(old), query: {} }),
    await me.call(listCreatorTimeline, { ...at(old), query: {} }),
    await me.call(listCreatorProjects, at(old)),
    await me.call(getPayee, at(old)),
    await me.call(getMergeImpact, { ...at(third), query: { absorbed_uid: old.uid } }),
  ];
  for (const { status, error } of answers) {
    expect([status, error.code]).toEqual([410, "creator_merged"]);
    expect(error.current).toEqual({ uid: kept.uid, display_name: "ゆい", absorbed_name: "ゆい（旧）" });
    expect(error.message).toContain("「ゆい（旧）」は「ゆい」にまとめられました");
  }
  const { body: present } = await me.call(getManagedCreator, at(kept));
  expect([present.memo, present.archived_at]).toEqual(["", null]);
});

it("leads on where the other record went into a third one", async () => {
  const [first, second, third] = [await insert("一"), await insert("二"), await insert("三")];
  await merge(second, first);
  await merge(third, second);
  for (const [old, absorbed_name] of [
    [first, "一"],
    [second, "二"],
  ] as const) {
    const { error } = await app.as(admin).call(getManagedCreator, at(old));
    expect(error.current).toEqual({ uid: third.uid, display_name: "三", absorbed_name });
  }
});

it("tells nothing of it to another company, nor to anybody once the person is erased", async () => {
  const [kept, old] = [await insert("消える人"), await insert("canary旧名")];
  await merge(kept, old);
  const strange = await app.as(stranger).call(getManagedCreator, at(old));
  expect([strange.status, strange.error.code]).toEqual([404, "not_found"]);
  await app.as(admin).call(deleteManagedCreator, { ...at(kept), query: { erase: true } });
  const gone = await app.as(admin).call(getManagedCreator, at(old));
  expect([gone.status, gone.error.code]).toEqual([404, "not_found"]);
  const { rows } = await app.run(() =>
    db().execute(sql`select 1 from absorbed_creators where uid = ${old.uid}`),
  );
  expect(rows).toEqual([]);
});

it("finds payment notices by the payee's old uid, of this company alone", async () => {
  const uid = (await notice()).payee.managed_creator?.uid ?? "";
  const kept = await insert("支払先");
  await merge(kept, { uid });
  const by = async (who: { readonly uid: string }) =>
    (await app.as(who).call(listPaymentNotices, { query: { payee: [uid] } })).body;
  expect((await by(admin)).items.map(({ payee }) => payee.managed_creator?.uid)).toEqual([kept.uid]);
  expect((await by(stranger)).items).toEqual([]);
});

it("tells everybody who looks at either record", async () => {
  const [kept, old] = [await insert("見ている"), await insert("見ている（旧）")];
  await merge(kept, old);
  const { rows } = await app.run(() =>
    db().execute(
      sql`select 1 from realtime_events where type = 'creators.merged' and company_uid = ${company.uid}`,
    ),
  );
  expect(rows.length).toBeGreaterThan(0);
});
