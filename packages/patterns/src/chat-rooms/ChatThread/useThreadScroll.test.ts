import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { message } from "./longThread.ts";
import { useThreadScroll } from "./useThreadScroll.ts";

const NOWHERE = { firstUnreadId: null, targetId: null, isPast: false };

/** A box with a layout of its own: the test window has none. */
function boxOf(scrollHeight: number, clientHeight: number) {
  const box = document.createElement("div");
  const size = { scrollHeight, clientHeight, scrollTop: 0 };
  for (const name of Object.keys(size) as (keyof typeof size)[]) {
    Object.defineProperty(box, name, {
      get: () => size[name],
      set: (value: number) => {
        size[name] = Math.min(value, size.scrollHeight - size.clientHeight);
      },
    });
  }
  return { box, size };
}

function open() {
  const { box, size } = boxOf(1_000, 400);
  const scroller = { current: box };
  const first = [message("a", "creator", "一"), message("b", "creator", "二")];
  const { result, rerender } = renderHook(
    ({ comments }) => useThreadScroll(scroller, comments, "me", NOWHERE),
    { initialProps: { comments: first } },
  );
  const scrolled = () => {
    let moved: "up" | "down" | null = null;
    act(() => {
      moved = result.current.handleScroll();
    });
    return moved;
  };
  const receive = () => rerender({ comments: [...first, message("c", "creator", "三")] });
  return { size, result, scrolled, receive };
}

it("goes on following when a scroll is reported after the box has shrunk by more than it follows within", () => {
  const { size, result, scrolled, receive } = open();
  expect(size.scrollTop).toBe(600);
  size.clientHeight = 180;
  expect(scrolled()).toBeNull();
  size.scrollHeight = 1_080;
  receive();
  expect(size.scrollTop).toBe(900);
  expect(result.current.newCount).toBe(0);
});

it("lets go of the end when the reader moves up while the box shrinks", () => {
  const { size, result, scrolled, receive } = open();
  size.clientHeight = 180;
  size.scrollTop = 300;
  expect(scrolled()).toBe("up");
  size.scrollHeight = 1_080;
  receive();
  expect(size.scrollTop).toBe(300);
  expect(result.current.newCount).toBe(1);
});

it("opens at the end also when what stood there before the comments was taller, and went before they came", () => {
  const { box, size } = boxOf(910, 449);
  const { rerender } = renderHook(
    ({ comments }) => useThreadScroll({ current: box }, comments, "me", NOWHERE),
    { initialProps: { comments: [] as ReturnType<typeof message>[] } },
  );
  expect(size.scrollTop).toBe(461);
  size.scrollHeight = 449;
  size.scrollTop = 0;
  rerender({ comments: [] });
  size.scrollHeight = 2_285;
  rerender({ comments: [..."abcdefghij"].map((id) => message(id, "creator", id)) });
  expect(size.scrollTop).toBe(1_836);
});

/** Draws ten comments of 100 px into a box, which jsdom does not. */
function draw(box: HTMLElement, ids: readonly string[]) {
  const drawn = ids.map((id, index) => {
    const comment = document.createElement("div");
    comment.dataset.comment = id;
    comment.getBoundingClientRect = () => new DOMRect(0, index * 100 - box.scrollTop, 100, 100);
    return comment;
  });
  box.append(...drawn);
  document.elementFromPoint = (_, y) => drawn[Math.floor((y + box.scrollTop) / 100)] ?? null;
}

afterEach(() => {
  Reflect.deleteProperty(document, "elementFromPoint");
});

it("stays where the reader went, also when a comment comes before the browser tells of it", () => {
  const { box, size } = boxOf(1_000, 400);
  const ids = [..."abcdefghij"];
  draw(box, ids);
  const first = ids.map((id) => message(id, "creator", id));
  const { result, rerender } = renderHook(
    ({ comments }) => useThreadScroll({ current: box }, comments, "me", NOWHERE),
    { initialProps: { comments: first } },
  );
  expect(size.scrollTop).toBe(600);
  size.scrollTop = 0;
  size.scrollHeight = 1_080;
  rerender({ comments: [...first, message("k", "creator", "新しい")] });
  expect(size.scrollTop).toBe(0);
  expect(result.current.newCount).toBe(1);
});
