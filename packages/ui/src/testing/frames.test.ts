import { expect, it, vi } from "vitest";

it("goes on drawing frames after a clock that stood still while the focus was lost", async () => {
  vi.useFakeTimers();
  const button = document.body.appendChild(document.createElement("button"));
  button.focus();
  button.remove();
  vi.useRealTimers();
  await expect(new Promise((resolve) => requestAnimationFrame(() => resolve("drawn")))).resolves.toBe(
    "drawn",
  );
});
