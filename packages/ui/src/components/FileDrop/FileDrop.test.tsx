import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { FileDrop } from "./FileDrop.tsx";

const csv = () => new File(["名前\n"], "一覧.csv", { type: "text/csv" });
const transfer = (types: string[], files: File[] = []) => ({ types, files, dropEffect: "copy" });

/** What the browser is left to do with what is dropped there. */
function dropAt(place: Element, dataTransfer: object) {
  const event = createEvent.drop(place, { dataTransfer });
  fireEvent(place, event);
  return event.defaultPrevented ? "nothing" : "opens it";
}

test("a file that is dropped beside its place does not open in the tab, as long as the place is there", () => {
  const onFiles = vi.fn();
  const { unmount } = render(<FileDrop label="CSVファイルを選ぶ" onFiles={onFiles} />);
  expect(dropAt(document.body, transfer(["Files"], [csv()]))).toBe("nothing");
  expect(onFiles).not.toHaveBeenCalled();
  expect(dropAt(document.body, transfer(["text/plain"]))).toBe("opens it");
  expect(dropAt(screen.getByText("CSVファイルを選ぶ"), transfer(["Files"], [csv()]))).toBe("nothing");
  expect(onFiles).toHaveBeenCalledOnce();
  unmount();
  expect(dropAt(document.body, transfer(["Files"], [csv()]))).toBe("opens it");
});
