import { fireEvent, render } from "@testing-library/react";
import { expect, it } from "vitest";
import { CommentBody } from "./CommentBody.tsx";

it("leaves the place of a picture that cannot be fetched quiet until it is there", () => {
  const { container } = render(
    <CommentBody
      comment={{
        id: "a",
        uid: "me",
        kind: "message",
        text: "",
        images: [{ uid: "i", url: "/none.png", name: "棚.png", width: 10, height: 10 }],
        createdAt: "2026-11-20T01:00:00Z",
        editedAt: null,
        deleted: false,
        state: "sent",
      }}
      onImageOpen={() => {}}
    />,
  );
  const picture = container.querySelector("img") as HTMLImageElement;
  fireEvent.error(picture);
  expect(picture.hasAttribute("data-missing")).toBe(true);
  fireEvent.load(picture);
  expect(picture.hasAttribute("data-missing")).toBe(false);
});
