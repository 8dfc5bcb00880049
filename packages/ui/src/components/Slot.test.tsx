import { act, fireEvent, render, screen } from "@testing-library/react";
import { createRef, type ReactNode, Suspense } from "react";
import { expect, it, vi } from "vitest";
import { Slot } from "./Slot.tsx";

it("gives its child looks and handlers: the child's own are called first, words are joined, the rest is the child's", () => {
  const order: string[] = [];
  render(
    <Slot
      className="tab"
      style={{ color: "red", margin: 1 }}
      title="outside"
      aria-describedby="b"
      onClick={() => order.push("outside")}
      onFocus={() => order.push("focus")}
      child={
        <button
          type="button"
          className="own"
          style={{ margin: 2 }}
          title="inside"
          aria-describedby="a"
          onClick={() => order.push("inside")}
        >
          案件
        </button>
      }
    >
      {(inner) => <b>{inner}</b>}
    </Slot>,
  );
  const link = screen.getByRole("button", { name: "案件" });
  fireEvent.click(link);
  fireEvent.focus(link);
  expect(order).toEqual(["inside", "outside", "focus"]);
  expect(link.outerHTML).toBe(
    '<button type="button" class="tab own" style="color: red; margin: 2px;" title="inside" aria-describedby="a b"><b>案件</b></button>',
  );
});

it("attaches the refs of both, and takes both off again", () => {
  const outer = createRef<HTMLElement>();
  const cleanup = vi.fn();
  const inner = vi.fn(() => cleanup);
  const { rerender, unmount } = render(<Slot ref={outer} child={<b ref={inner}>x</b>} />);
  const link = screen.getByText("x");
  expect([outer.current, inner.mock.calls]).toEqual([link, [[link]]]);
  rerender(<Slot ref={outer} title="again" child={<b ref={inner}>x</b>} />);
  expect(inner).toHaveBeenCalledTimes(1);
  unmount();
  expect(outer.current).toBeNull();
  expect(cleanup).toHaveBeenCalledTimes(1);
});

it("takes an element that comes late from a server component, and says what is wrong with anything else", async () => {
  const late = {
    $$typeof: Symbol.for("react.lazy"),
    _payload: Promise.resolve(<a href="#late">あとから</a>),
  };
  await act(async () => {
    render(
      <Suspense>
        <Slot className="tab" child={late as unknown as ReactNode} />
      </Suspense>,
    );
  });
  expect(screen.getByRole("link", { name: "あとから" }).className).toBe("tab");
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(() => render(<Slot child="text" />)).toThrow("asChild takes exactly one element");
});
