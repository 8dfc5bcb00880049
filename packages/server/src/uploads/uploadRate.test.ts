import { describe, expect, it } from "vitest";
import { createTestApp, insertMember } from "../testing/index.ts";
import { fileOf, uploadsIn } from "../testing/uploads.ts";
import { TOO_MANY_UPLOADS, UPLOADS_A_MINUTE } from "./uploadRate.service.ts";

const app = await createTestApp({ env: { RATE_LIMIT: "on" } });
const { office, send } = uploadsIn(app);
/** Refused, but looked at: what is no picture counts like one. */
const nothing = fileOf(new Uint8Array());
const refused = { status: 429, error: { code: "rate_limited", message: TOO_MANY_UPLOADS } };

describe("the rate of uploads", () => {
  it("is limited for each person, who learns when to go on; a colleague goes on meanwhile", async () => {
    const { company, staff, room } = await office();
    const colleague = await app.run(() => insertMember(company, "staff"));
    for (let i = 0; i < UPLOADS_A_MINUTE; i++) {
      expect((await send(staff, "chat", room, nothing)).error.code).toBe("invalid_request");
    }
    const stopped = await send(staff, "chat", room);
    expect(stopped).toMatchObject(refused);
    expect(Number(stopped.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(stopped.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    expect((await send(colleague, "chat", room)).status).toBe(201);
  });

  it("is limited for each address where a mailed link is all there is, whichever links come from it", async () => {
    const [one, other] = [await office(), await office()];
    const callers = [one, other].map(({ job }) => ({ replyToken: job.token }));
    for (let i = 0; i < 30; i++) {
      const at = i % 2;
      const answer = await send(callers[at] ?? null, "chat", [one, other][at]?.room, nothing);
      expect(answer.error.code).toBe("invalid_request");
    }
    for (const caller of callers) {
      const stopped = await send(caller, "chat", one.room, nothing);
      expect(stopped).toMatchObject(refused);
      expect(Number(stopped.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    expect((await send(one.staff, "chat", one.room)).status).toBe(201);
  });
});
