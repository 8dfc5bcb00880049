import { listSupportChatRooms, readSupportChatRoom } from "@tsumugi/contract";
import { expect, it } from "vitest";
import { userByEmail } from "../auth/auth.repository.ts";
import { inviteOperator } from "../auth/operators.service.ts";
import { createTestApp, insertOperator } from "../testing/index.ts";
import { supportIn } from "../testing/support.ts";

const app = await createTestApp();
const { creator, ask, answer, room, unread } = supportIn(app);
const first = await app.run(insertOperator);

async function join(email: string) {
  return app.run(async () => {
    await inviteOperator(email, { mail: false });
    const known = await userByEmail(email);
    if (!known) throw new Error(`${email} is not known`);
    return known.user;
  });
}
const operatorsIn = async (uid: string) =>
  Object.keys((await room(first, uid)).members).filter((key) => key !== "support" && key !== uid);

it("has nothing unread of what was written before they came, and everything of what comes after", async () => {
  const [waiting, answered] = [await creator(), await creator()];
  await ask(waiting);
  await ask(waiting);
  await ask(answered);
  await answer(first, answered.uid);
  const person = await join("new-operator@example.test");

  expect(await unread(person)).toBe(0);
  // Who waits for an answer is told all the same.
  const { body } = await app.as(person).call(listSupportChatRooms, { query: {} });
  expect(body.items.map((one) => [one.support_room_id, one.unread_count])).toEqual([
    [waiting.uid, 0],
    [answered.uid, 0],
  ]);
  await ask(answered);
  await ask(await creator());
  expect(await unread(person)).toBe(2);
});

it("has joined a room only after reading it or writing there", async () => {
  const [read, written, quiet] = [await creator(), await creator(), await creator()];
  for (const one of [read, written, quiet]) await ask(one);
  const person = await join("joining-operator@example.test");
  for (const one of [read, written, quiet]) expect(await operatorsIn(one.uid)).toEqual([]);

  await app.as(person).call(readSupportChatRoom, { params: { id: read.uid }, body: {} });
  await answer(person, written.uid);
  expect(await operatorsIn(read.uid)).toEqual([person.uid]);
  expect(await operatorsIn(written.uid)).toEqual([person.uid]);
  expect(await operatorsIn(quiet.uid)).toEqual([]);
  expect(await unread(person)).toBe(0);
});

it("keeps what is unread when the link to the password is asked for once more", async () => {
  const person = await join("again-operator@example.test");
  const one = await creator();
  await ask(one);
  await join("again-operator@example.test");
  expect(await unread(person)).toBe(1);
});
