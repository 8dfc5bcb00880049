import { tmpdir } from "node:os";
import { Firestore, Timestamp } from "@google-cloud/firestore";
import { listComments } from "@tsumugi/contract";
import { afterEach, beforeEach } from "vitest";
import { startFirestoreEmulator } from "../../../../tools/firestoreEmulator.ts";
import { addComment } from "../comments/comments.service.ts";
import { readSettings } from "../env.ts";
import { type Bridge, createBridge } from "../firestore/bridge.service.ts";
import type { CommentDocuments } from "../firestore/commentDocuments.ts";
import { openFirestoreDocuments } from "../firestore/firestoreDocuments.adapter.ts";
import { createTestApp } from "./createTestApp.ts";
import { insertCompany, insertMember, LONG_AGO } from "./factories.ts";
import { insertSentJob } from "./jobs.ts";

// One for all files of this process, with which it ends; each test has a project of its own in it.
const emulator = await startFirestoreEmulator();
if (emulator) process.env.FIRESTORE_EMULATOR_HOST ??= `${emulator.host}:${emulator.port}`;
// Google's library would look for the machine's own account first, for seconds.
process.env.METADATA_SERVER_DETECTION = "none";

/** Whether the official emulator is to be had; tests that need it are left out where it is not. */
export const hasEmulator = emulator !== undefined;

/** The emulator forgets a listener now and then; Google's client asks it again after two minutes. */
const UNHEARD_MS = 10_000;

/** Statuses of gRPC. The emulator breaks a write off now and then, without a word, whether it is made or not. */
const UNKNOWN = 2;
const ALREADY_EXISTS = 6;

let projects = 0;

/** Per test: an empty server, an empty project, and the bridges opened between them. Use inside `describe`. */
export function bridgeSite() {
  const bridges: Bridge[] = [];
  const site = {} as { projectId: string; store: Firestore; app: Awaited<ReturnType<typeof createTestApp>> };
  beforeEach(async () => {
    projects += 1;
    site.projectId = `demo-bridge-${process.env.TEST_ENGINE}-${process.pid}-${projects}`;
    site.store = new Firestore({ projectId: site.projectId });
    const settings = readSettings({ SEED: "none", RATE_LIMIT: "off", DATA_DIR: tmpdir() });
    // Signed in by the embedded service; the comments are kept outside.
    site.app = await createTestApp({
      // Firestore has no clock but the real one, and orders what both sides write by it.
      start: new Date().toISOString(),
      deps: { settings: { ...settings, FIREBASE_PROJECT_ID: site.projectId } },
    });
  });
  afterEach(async () => {
    for (const bridge of bridges.splice(0)) await bridge.stop();
    await site.store.terminate();
    await site.app.close();
  });

  const office = () =>
    site.app.run(async () => {
      const company = await insertCompany(LONG_AGO);
      const ann = await insertMember(company, "staff");
      const bob = await insertMember(company, "admin");
      const viewer = await insertMember(company, "viewer");
      return { company, ann, bob, viewer, job: await insertSentJob(company) };
    });
  type Office = Awaited<ReturnType<typeof office>>;
  const place = ({ job }: Office, id: string) => site.store.doc(`chat_rooms/${job.room_uid}/comments/${id}`);
  /** Our rows, oldest first. */
  const rows = async (at: Office) => {
    const params = { id: at.job.room_uid };
    const { body } = await site.app.as(at.bob).call(listComments, { params, query: { limit: 100 } });
    return [...body.items].reverse();
  };

  return {
    site,
    bridges,
    office,
    place,
    rows,
    open: async (wrap: (documents: CommentDocuments) => CommentDocuments = (same) => same) => {
      const documents = wrap(await openFirestoreDocuments(site.projectId));
      let listening: Promise<void> | undefined;
      const bridge = createBridge(site.app.deps, {
        ...documents,
        follow: (since, take, failed) => {
          const opened = Promise.withResolvers<void>();
          listening = opened.promise;
          const told = () => {
            clearInterval(again);
            opened.resolve();
          };
          const begin = () =>
            documents.follow(
              since,
              (changes) => {
                told();
                return take(changes);
              },
              (error) => {
                told();
                failed(error);
              },
            );
          let end = begin();
          const again = setInterval(() => {
            end();
            end = begin();
          }, UNHEARD_MS);
          return () => {
            clearInterval(again);
            end();
          };
        },
      });
      bridges.push(bridge);
      // The emulator loses a write that is made while a listener opens, which Firestore does not: a round of a test ends
      // when the listener has told what was there.
      const round = async () => {
        await bridge.round();
        await listening;
      };
      return { ...bridge, round };
    },
    /** The creator says something. */
    hear: ({ job }: Office, text: string, more: Partial<Parameters<typeof addComment>[0]> = {}) =>
      site.app.run(() =>
        addComment({
          room_uid: job.room_uid,
          uid: job.creator_uid,
          id: crypto.randomUUID(),
          text,
          kind: "message",
          ...more,
        }),
      ),
    /** As the rules let a member's browser write it. */
    write: async (at: Office, text: string, id: string = crypto.randomUUID()) => {
      const now = Timestamp.now();
      const create = () =>
        place(at, id).create({
          uid: at.ann.uid,
          kind: "message",
          text,
          images: [],
          editedAt: null,
          deleted: false,
          createdAt: now,
          changedAt: now,
        });
      await create().catch(async (error) => {
        if (error.code !== UNKNOWN) throw error;
        await create().catch((second) => {
          if (second.code !== ALREADY_EXISTS) throw second;
        });
      });
      return id;
    },
    textsOf: async (at: Office) => (await rows(at)).map(({ text }) => text),
    /** The documents' comments, oldest first. */
    given: async (at: Office) => {
      const comments = site.store.collection(`chat_rooms/${at.job.room_uid}/comments`);
      return (await comments.orderBy("createdAt").get()).docs.map((one) => one.data());
    },
  };
}
