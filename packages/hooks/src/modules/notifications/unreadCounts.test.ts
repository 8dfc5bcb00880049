import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reduceUnread, toUnreadCounts, toUnreadWire } from "./unreadCounts.ts";

const counts = fc.record({
  unreadChatMessageCount: fc.nat(1000),
  unreadSupportChatMessageCount: fc.nat(1000),
});
const amounts = fc.oneof(fc.integer(), fc.double(), fc.constant(Number.NaN));

describe("unread counts", () => {
  it("never go below zero and never rise by reading", () => {
    fc.assert(
      fc.property(
        counts,
        fc.array(fc.tuple(fc.constantFrom("chat" as const, "support" as const), amounts)),
        (first, reads) => {
          const last = reads.reduce((held, [kind, amount]) => reduceUnread(held, kind, amount), first);
          for (const key of ["unreadChatMessageCount", "unreadSupportChatMessageCount"] as const) {
            expect(last[key]).toBeGreaterThanOrEqual(0);
            expect(last[key]).toBeLessThanOrEqual(first[key]);
            expect(Number.isInteger(last[key])).toBe(true);
          }
        },
      ),
    );
  });

  it("are reduced by the amount, each side alone", () => {
    const first = { unreadChatMessageCount: 5, unreadSupportChatMessageCount: 2 };
    expect(reduceUnread(first, "chat", 3)).toEqual({ ...first, unreadChatMessageCount: 2 });
    expect(reduceUnread(first, "support", 9)).toEqual({ ...first, unreadSupportChatMessageCount: 0 });
    expect(reduceUnread(first, "chat", 0)).toBe(first);
  });

  it("are decoded from the wire and back, a negative one as none", () => {
    const wire = { unread_chat_message_count: 3, unread_support_chat_message_count: -4 };
    expect(toUnreadCounts(wire)).toEqual({ unreadChatMessageCount: 3, unreadSupportChatMessageCount: 0 });
    expect(toUnreadWire(toUnreadCounts(wire))).toEqual({ ...wire, unread_support_chat_message_count: 0 });
  });
});
