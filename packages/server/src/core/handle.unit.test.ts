import { type createProject, getHealth, getProject, postComment, updateProject } from "@tsumugi/contract";
import { describe, expect, expectTypeOf, it } from "vitest";
import type { MemberActor } from "./actor.ts";
import { type CallOf, handle, type RouteArgs, type Verb } from "./handle.ts";

const actor = { kind: "member" } as MemberActor;
const request = new Request("http://localhost");
const args = (parts: object): RouteArgs =>
  ({ actor, request, params: {}, query: undefined, body: undefined, ...parts }) as unknown as RouteArgs;

describe("a verb behind its call", () => {
  it("gets the actor, and path parameters, query and body in one object", async () => {
    const verb = async (by: MemberActor, input: object, from: Request) => {
      expect([by, input, from]).toEqual([actor, { id: "p1", name: "春", version: 2 }, request]);
      return new Response();
    };
    const { run } = handle(updateProject, verb);
    await run(args({ params: { id: "p1" }, body: { name: "春", version: 2 } }));
    expect.assertions(1);
  });

  it("gets what the third argument makes of the parts, where two of them share a name", async () => {
    const verb = async (_: MemberActor, input: { room_uid: string; id: string; text: string }) => {
      expect(input).toEqual({ room_uid: "r1", id: "c1", text: "はい" });
      return new Response();
    };
    const { run } = handle(postComment, verb, ({ params, body: { id, text } }) => ({
      room_uid: params.id,
      id,
      text,
    }));
    await run(args({ params: { id: "r1" }, body: { id: "c1", text: "はい", images: [] } }));
    expect.assertions(1);
  });

  it("may leave out what it does not need", async () => {
    const { run } = handle(getHealth, () => new Response("ok"));
    expect(await run(args({}))).toBeInstanceOf(Response);
  });
});

describe("the types of a call", () => {
  it("narrow the actor, name the input and refuse a call whose parts share a name", () => {
    expectTypeOf<Parameters<Verb<typeof createProject>>[0]>().toEqualTypeOf<MemberActor>();
    expectTypeOf<CallOf<typeof getProject>>().toExtend<{ readonly id: string }>();
    expectTypeOf<CallOf<typeof updateProject>>().toExtend<{
      readonly id: string;
      readonly version?: number | undefined;
    }>();
    expectTypeOf<CallOf<typeof postComment>>().toEqualTypeOf<{ readonly namesInTwoParts: "id" }>();
  });

  it("refuse a verb that wants what the call does not bring", () => {
    // @ts-expect-error getProject brings no name.
    handle(getProject, async (_: MemberActor, __: { id: string; name: string }) => new Response());
    // @ts-expect-error The room's id and the comment's would become one.
    handle(postComment, async (_: MemberActor, __: { id: string }) => new Response());
  });
});
