// @vitest-environment node
import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FirestoreSite, hasFirestore, openFirestoreSite } from "../testing/firestoreSite.ts";

const id = () => crypto.randomUUID();
const comment = (more: Record<string, unknown> = {}) => ({
  uid: "ann",
  kind: "message",
  text: "こんにちは",
  images: [],
  editedAt: null,
  deleted: false,
  createdAt: serverTimestamp(),
  changedAt: serverTimestamp(),
  ...more,
});

describe.runIf(hasFirestore)("firestore.rules, in the official emulator", { timeout: 30_000 }, () => {
  let site: FirestoreSite;
  let room: string;
  beforeAll(async () => {
    site = await openFirestoreSite("demo-tsumugi-rules");
    room = await site.openRoom(["ann", "bob", "viewer"], ["ann", "bob"]);
  }, 90_000);
  afterAll(() => site.close());

  const place = (uid: string | null, comment_id = id(), of = room) =>
    doc(site.as(uid), "chat_rooms", of, "comments", comment_id);
  const written = async () => {
    const comment_id = id();
    await setDoc(place("ann", comment_id), comment());
    return comment_id;
  };

  it("lets members read the room and its comments, and nobody else", async () => {
    const there = await written();
    const page = (uid: string | null) =>
      getDocs(
        query(
          collection(site.as(uid), "chat_rooms", room, "comments"),
          orderBy("createdAt", "desc"),
          limit(10),
        ),
      );
    for (const uid of ["ann", "viewer"]) {
      await assertSucceeds(page(uid));
      await assertSucceeds(getDoc(place(uid, there)));
      await assertSucceeds(getDoc(doc(site.as(uid), "chat_rooms", room)));
    }
    for (const uid of ["stranger", null]) {
      await assertFails(page(uid));
      await assertFails(getDoc(place(uid, there)));
      await assertFails(getDoc(doc(site.as(uid), "chat_rooms", room)));
    }
    await assertFails(page("ann").then(() => getDocs(collection(site.as("ann"), "companies"))));
  });

  it("takes a message under one's own name only, from those who may write", async () => {
    await assertSucceeds(setDoc(place("ann"), comment()));
    await assertFails(setDoc(place("bob"), comment()));
    await assertFails(setDoc(place("viewer"), comment({ uid: "viewer" })));
    await assertFails(setDoc(place("stranger"), comment({ uid: "stranger" })));
    await assertFails(setDoc(place(null), comment()));
    await assertFails(setDoc(place("ann", id(), "no-such-room"), comment()));
    const elsewhere = await site.openRoom(["stranger"], ["stranger"]);
    await assertFails(setDoc(place("ann", id(), elsewhere), comment()));
  });

  it.each<[string, Record<string, unknown>]>([
    ["the product's own kind", { kind: "system" }],
    ["the creator's name", { uid: "creator" }],
    ["a time of one's own", { createdAt: Timestamp.fromMillis(0) }],
    ["a time of change of one's own", { changedAt: Timestamp.fromMillis(0) }],
    ["blank words", { text: " \n　" }],
    ["too many words", { text: "あ".repeat(4001) }],
    ["eleven pictures", { images: Array.from({ length: 11 }, () => ({})) }],
    ["words that are none", { text: 1 }],
    ["words that no row can hold", { text: "前\u0000後\n" }],
    ["an edit that never was", { editedAt: serverTimestamp() }],
    ["a born tombstone", { deleted: true }],
    ["another field", { pinned: true }],
  ])("refuses %s", async (_what, more) => {
    await assertFails(setDoc(place("ann"), comment(more)));
  });

  it("refuses an id that is no UUID, and writing over what is there", async () => {
    await assertFails(setDoc(place("ann", "first-of-all-four-five"), comment()));
    const there = await written();
    await assertFails(setDoc(place("ann", there), comment({ text: "上書き" })));
    await assertFails(setDoc(place("bob", there), comment({ uid: "bob" })));
  });

  it("lets the writer edit and take away, nobody else, and nobody delete", async () => {
    const there = await written();
    const edit = { text: "直した", editedAt: serverTimestamp(), changedAt: serverTimestamp() };
    const gone = { text: "", images: [], deleted: true, changedAt: serverTimestamp() };
    await assertFails(updateDoc(place("bob", there), edit));
    await assertFails(updateDoc(place("bob", there), gone));
    await assertFails(updateDoc(place("ann", there), { ...edit, uid: "bob" }));
    await assertFails(updateDoc(place("ann", there), { ...edit, createdAt: serverTimestamp() }));
    await assertFails(updateDoc(place("ann", there), { text: "跡を残さない", changedAt: serverTimestamp() }));
    await assertFails(updateDoc(place("ann", there), { ...gone, text: "残す" }));
    await assertFails(deleteDoc(place("ann", there)));
    await assertSucceeds(updateDoc(place("ann", there), edit));
    await assertSucceeds(updateDoc(place("ann", there), gone));
    await assertFails(updateDoc(place("ann", there), edit));
    expect((await getDoc(place("ann", there))).data()).toMatchObject({ text: "", deleted: true });
  });

  it("takes direct messages only where the contract grants them; they are read ever after", async () => {
    const dm = await site.openRoom(["ann", "viewer"], ["ann"]);
    const grant = (dmWriters: string[]) =>
      site.environment.withSecurityRulesDisabled(async (context) => {
        const db = context.firestore() as never;
        const companyUid = String((await getDoc(doc(db, "chat_rooms", dm))).data()?.companyUid);
        await updateDoc(doc(db, "chat_rooms", dm), { type: "dm" });
        await updateDoc(doc(db, "companies", companyUid), { dmWriters });
      });
    await grant(["ann"]);
    const there = id();
    await assertSucceeds(setDoc(place("ann", there, dm), comment()));
    await assertFails(setDoc(place("viewer", id(), dm), comment({ uid: "viewer" })));
    await grant([]);
    await assertFails(setDoc(place("ann", id(), dm), comment()));
    await assertFails(
      updateDoc(place("ann", there, dm), {
        text: "直した",
        editedAt: serverTimestamp(),
        changedAt: serverTimestamp(),
      }),
    );
    await assertSucceeds(getDoc(place("viewer", there, dm)));
    await assertSucceeds(setDoc(place("ann"), comment()));
  });

  it("lets nobody touch what the server writes", async () => {
    await assertFails(setDoc(doc(site.as("ann"), "chat_rooms", room), { companyUid: "mine" }));
    await assertFails(
      setDoc(doc(site.as("ann"), "companies", "company1"), { readers: ["ann"], writers: ["ann"] }),
    );
    await assertFails(getDoc(doc(site.as("ann"), "companies", "company1")));
  });
});
