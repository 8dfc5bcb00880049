import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ReplyDraftForm, type ReplyDraftFormProps } from "./ReplyDraftForm.tsx";

const rules = { required_hashtags: [], required_mentions: [], disclosure_rule: "", required_link: "" };

const draw = (more: Partial<ReplyDraftFormProps>) => (
  <ReplyDraftForm
    version={2}
    rules={rules}
    images={[]}
    initial={{ text: "白浮きしにくい日焼け止めです。", url: "" }}
    onAddImages={vi.fn()}
    onRemoveImage={vi.fn()}
    onRetryImage={vi.fn()}
    onSubmit={vi.fn()}
    {...more}
  />
);

const MISSING = /前の版の画像3枚は、まだ入っていません/;

it("says that the pictures of the version before are not in the next one, unlike its text", () => {
  const { rerender } = render(draw({ formerImages: 3 }));
  expect(screen.getByText(MISSING)).toBeTruthy();
  rerender(draw({ formerImages: 3, images: [{ key: "1", name: "朝.jpg", url: "" }] }));
  expect(screen.queryByText(MISSING)).toBeNull();
  rerender(draw({}));
  expect(screen.queryByText(/前の版の画像/)).toBeNull();
});

it("takes no words into the video's address: it would open nothing for the staff", () => {
  const onSubmit = vi.fn();
  render(draw({ onSubmit }));
  const hand = (url: string) => {
    fireEvent.change(screen.getByLabelText(/^動画のURL/), { target: { value: url } });
    fireEvent.click(screen.getByRole("button", { name: "下書きを提出する" }));
  };
  hand("https://xgf.example/AbC12 DLキー:4321");
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByText(/URLのほかに文字が入っています/)).toBeTruthy();
  hand("　https://xgf.example/AbC12 ");
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ url: "https://xgf.example/AbC12" }),
  );
});

it("says where a video goes that was picked among the pictures, and takes the pictures beside it", () => {
  const onAddImages = vi.fn();
  const { rerender } = render(draw({ onAddImages }));
  const picture = new File(["a"], "朝.jpg", { type: "image/jpeg" });
  const video = new File(["a"], "夜.mov", { type: "video/quicktime" });
  fireEvent.change(screen.getByLabelText("画像を選ぶ"), { target: { files: [video, picture] } });
  expect(onAddImages).toHaveBeenCalledExactlyOnceWith([picture]);
  // What the page says of another file does not hide it.
  rerender(draw({ onAddImages, imageProblem: "許可されていないファイル形式です。" }));
  expect(screen.getByText(/^動画のファイルは送れません。.*「動画のURL」/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^動画のURL/), { target: { value: "https://xgf.example/AbC12" } });
  expect(screen.queryByText(/動画のファイルは送れません/)).toBeNull();
});
