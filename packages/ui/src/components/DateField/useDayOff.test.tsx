import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { HolidaysContext } from "../../theme/holidays.ts";
import { type DayOff, useDayOff } from "./useDayOff.ts";

const calendar = (load: () => Promise<Record<string, string>>, own?: DayOff) =>
  renderHook(() => useDayOff(own), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <HolidaysContext value={load}>{children}</HolidaysContext>
    ),
  });

describe("useDayOff", () => {
  it("asks for the holidays once for all calendars, and lets the field's own name come first", async () => {
    const load = vi.fn(async () => ({ "2026-11-03": "文化の日", "2026-11-23": "勤労感謝の日" }));
    const first = calendar(load);
    await waitFor(() => expect(first.result.current("2026-11-23")).toBe("勤労感謝の日"));
    expect(first.result.current("2026-11-24")).toBeUndefined();
    expect(first.result.current("constructor")).toBeUndefined();
    const second = calendar(load, (day) => (day === "2026-11-23" ? "創立記念日" : undefined));
    expect(second.result.current("2026-11-23")).toBe("創立記念日");
    expect(second.result.current("2026-11-03")).toBe("文化の日");
    expect(load).toHaveBeenCalledOnce();
  });

  it("goes without holidays that cannot be read, and asks again from the next calendar", async () => {
    const load = vi.fn(async (): Promise<Record<string, string>> => ({ "2026-11-23": "勤労感謝の日" }));
    load.mockRejectedValueOnce(new Error("offline"));
    const first = calendar(load);
    await act(async () => undefined);
    expect(first.result.current("2026-11-23")).toBeUndefined();
    const second = calendar(load);
    await waitFor(() => expect(second.result.current("2026-11-23")).toBe("勤労感謝の日"));
  });
});
