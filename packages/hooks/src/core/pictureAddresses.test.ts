import { getManagedCreator, updateCompanyUser } from "@tsumugi/contract";
import { expect, it } from "vitest";
import { toChatRoom } from "../modules/chat-rooms/chatRoom.ts";
import { answer, failure, ORIGIN, testServer } from "../testing/server.ts";
import { testClient } from "../testing/wrap.tsx";
import type { ApiError } from "./apiError.ts";
import { withOwnPictures, withWholePictures } from "./pictureAddresses.ts";

const server = testServer();
const BASE = "https://api.example.jp";
const through = (value: unknown) => JSON.parse(withWholePictures(JSON.stringify(value), BASE));

it("finds the server's pictures from another origin, wherever an answer names one", () => {
  const person = { image: "/uploads/a?expires=1&signature=x" };
  expect(through({ items: [person], picture: "/uploads/b", thumbnail: "/demo-assets/1.svg" })).toEqual({
    items: [{ image: `${BASE}/uploads/a?expires=1&signature=x` }],
    picture: `${BASE}/uploads/b`,
    thumbnail: `${BASE}/demo-assets/1.svg`,
  });
  expect(through({ images: [{ uid: "a", url: "/uploads/a" }] }).images[0].url).toBe(`${BASE}/uploads/a`);
});

it("changes nothing else, and nothing at all for the own origin", () => {
  const other = {
    image: null,
    picture: "https://platform.example/p.jpg",
    thumbnail: "//elsewhere.example/p.jpg",
    url: "/r/token",
    href: "/creators",
    text: '"image":"/uploads/a"',
  };
  expect(through(other)).toEqual(other);
  const json = '{"image":"/uploads/a"}';
  expect([withWholePictures(json, ""), withOwnPictures(json, "")]).toEqual([json, json]);
});

it("goes through every answer of a client, errors too, and back as the server knows it", async () => {
  const read = answer(getManagedCreator, () => ({ image: "/logo.svg" }));
  const changed = answer(updateCompanyUser, () =>
    failure(409, "stale_version", { current: { image: "/uploads/b" } }),
  );
  server.use(read.handler, changed.handler);
  const client = testClient();
  const { image } = await client.call(getManagedCreator, { params: { id: "m1" } });
  expect(image).toBe(`${ORIGIN}/logo.svg`);
  const refused = client.call(updateCompanyUser, { params: { id: "u1" }, body: { image } });
  const error = (await refused.catch((cause: unknown) => cause)) as ApiError;
  expect(error.current).toEqual({ image: `${ORIGIN}/uploads/b` });
  expect(JSON.parse(changed.seen[0]?.text ?? "")).toEqual({ image: "/logo.svg" });
});

it("is not guessed: a built-in member has no picture before the server has said where it is", () => {
  const { members } = toChatRoom({} as Parameters<typeof toChatRoom>[0]);
  expect(Object.values(members).map((member) => member.image)).toEqual([null]);
});
