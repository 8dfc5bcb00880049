import { expect, it } from "vitest";
import { createTestApp, insertCompany } from "../testing/index.ts";
import { createBridge } from "./bridge.service.ts";
import type { CommentDocuments } from "./commentDocuments.ts";

const never = () => new Promise<never>(() => {});

it("ends though Firestore answers nothing, and leaves the work to whoever comes next", async () => {
  const app = await createTestApp();
  await app.run(() => insertCompany());
  const asked = Promise.withResolvers<void>();
  const silent: CommentDocuments = {
    putCompany: () => {
      asked.resolve();
      return never();
    },
    putRoom: never,
    putComment: never,
    removeCompany: never,
    removeRoom: never,
    follow: () => () => {},
    close: never,
  };
  const bridge = createBridge(app.deps, silent, 50);
  void bridge.round();
  await asked.promise;
  await bridge.stop();

  const reached: string[] = [];
  const next = createBridge(app.deps, {
    ...silent,
    putCompany: async ({ company_uid }) => void reached.push(company_uid),
    removeCompany: async () => {},
    close: async () => {},
  });
  await next.round();
  expect(reached).toHaveLength(1);
  await next.stop();
});
