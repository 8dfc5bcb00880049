import { act, render, screen, waitFor } from "@testing-library/react";
import { afterAll, beforeAll, expect, it } from "vitest";
import { useRoomFocus } from "./useRoomFocus.ts";

// jsdom lays nothing out. Files share its window: the next one finds it as it was.
const before = Object.getOwnPropertyDescriptor(Element.prototype, "checkVisibility");
beforeAll(() => {
  Element.prototype.checkVisibility = () => true;
});
afterAll(() => {
  if (before) Object.defineProperty(Element.prototype, "checkVisibility", before);
  else Reflect.deleteProperty(Element.prototype, "checkVisibility");
});

function Room({ id, isLoaded = true }: { id: string; isLoaded?: boolean }) {
  useRoomFocus(id);
  return (
    <main>
      <div key={id}>
        <h2 tabIndex={-1}>{id}</h2>
        <a href="#profile">プロフィール</a>
        {isLoaded && <textarea aria-label="メッセージ" />}
      </div>
    </main>
  );
}
const box = () => screen.getByLabelText("メッセージ");
const heading = () => screen.getByRole("heading");

it("goes on in the message box of the next room for who was writing, also where the box comes later", async () => {
  const { rerender } = render(<Room id="あやか" />);
  box().focus();
  rerender(<Room id="みお" />);
  expect(document.activeElement).toBe(box());
  rerender(<Room id="さくら" isLoaded={false} />);
  expect(document.activeElement).toBe(heading());
  rerender(<Room id="さくら" />);
  await waitFor(() => expect(document.activeElement).toBe(box()));
});

it("goes to the heading for who was elsewhere in the room", () => {
  const { rerender } = render(<Room id="あやか" />);
  screen.getByRole("link").focus();
  rerender(<Room id="みお" />);
  expect(document.activeElement).toBe(heading());
});

it("leaves who has gone elsewhere meanwhile where they are", async () => {
  const { rerender } = render(<Room id="あやか" />);
  box().focus();
  rerender(<Room id="さくら" isLoaded={false} />);
  screen.getByRole("link").focus();
  rerender(<Room id="さくら" />);
  // Whoever watches the page is told of a change in a task of its own.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(document.activeElement).toBe(screen.getByRole("link"));
});
