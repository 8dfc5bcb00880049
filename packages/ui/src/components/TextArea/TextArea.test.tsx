import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TextArea } from "./TextArea.tsx";

let height = 40;
// A browser without `field-sizing`, as Firefox is.
beforeEach(() => {
  vi.stubGlobal("CSS", { supports: () => false });
  vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockImplementation(() => height);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "メモ" });

const isHigh = (height: string) => vi.waitFor(() => expect(box().style.height).toBe(height));

it.each([undefined, 100])(
  "grows by script and still hands the input on, with a limit of %s",
  async (limit) => {
    const onInput = vi.fn();
    height = 40;
    render(<TextArea aria-label="メモ" limit={limit} onInput={onInput} />);
    await isHigh("42px");
    height = 90;
    fireEvent.input(box(), { target: { value: "一\n二\n三" } });
    expect(onInput).toHaveBeenCalledOnce();
    await isHigh("92px");
  },
);

it("takes the height of a text that comes from outside, and gives it back where the field is emptied", async () => {
  height = 90;
  const { rerender } = render(<TextArea aria-label="メモ" value={"一\n二\n三"} onChange={vi.fn()} />);
  await isHigh("92px");
  height = 40;
  rerender(<TextArea aria-label="メモ" value="" onChange={vi.fn()} />);
  await isHigh("42px");
});

it("takes no height where it is not laid out", async () => {
  height = 0;
  render(<TextArea aria-label="メモ" value="一" onChange={vi.fn()} />);
  await isHigh("auto");
});
