import { render, screen } from "@testing-library/react";
import type { PostLine } from "@tsumugi/contract";
import { expect, it } from "vitest";
import { PostLines } from "./PostLines.tsx";

const line = (kind: PostLine["kind"], index: number): PostLine => ({
  url: `https://www.instagram.com/p/${kind}${index}/`,
  kind,
  reason: kind === "stored" ? null : "理由",
  note: null,
  post: null,
  duplicate_uid: null,
});
const said = (...kinds: PostLine["kind"][]) => {
  render(
    <PostLines lines={kinds.map(line)} jobs={[]} onRetry={() => {}} onEdit={() => {}} onClose={() => {}} />,
  );
  return screen.getByRole("status").textContent;
};

it("says of every line what became of it, so that the numbers add up", () => {
  expect(said("stored", "stored", "stored", "stored", "duplicate", "retry", "unreadable")).toBe(
    "7件のうち4件を登録しました。1件は登録済みでした。残りの2件は、理由を確認して登録し直せます。",
  );
});

it("names no line that there is not", () => {
  expect(said("stored", "stored")).toBe("2件のうち2件を登録しました。");
});
