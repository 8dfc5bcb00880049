import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { EventCalendar } from "./EventCalendar.tsx";

it("leaves the arrows that go back and forth in the browser to it", () => {
  const onDayChange = vi.fn();
  render(<EventCalendar label="期限" entries={[]} day="2026-11-20" onDayChange={onDayChange} />);
  const day = screen.getByText("20", { selector: ".number" });
  for (const keys of [{ altKey: true }, { metaKey: true }]) {
    expect(fireEvent.keyDown(day, { key: "ArrowLeft", ...keys })).toBe(true);
  }
  expect(onDayChange).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(day, { key: "ArrowLeft" })).toBe(false);
  expect(onDayChange).toHaveBeenCalledExactlyOnceWith("2026-11-19");
});
