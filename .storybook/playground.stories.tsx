import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton } from "@tsumugi/ui";
import { lazy, Suspense } from "react";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";

// With the compiler in the browser, that only this page wants.
const Playground = lazy(async () => ({ default: (await import("./playground/Playground.tsx")).Playground }));

const meta = { title: "はじめに/試し書き", tags: ["!autodocs"] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => (
  <Suspense fallback={<Skeleton shape="block" height={480} />}>
    <Playground />
  </Suspense>
);

export const Page: Story = { name: "試し書き", render: page };

export const Types: Story = {
  name: "書くと描き、書きまちがいを知らせる",
  render: page,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const code = await canvas.findByRole("textbox", { name: /コード/ }, { timeout: 20_000 });
    const drawn = within(canvas.getByRole("region", { name: "見え方" }));
    await waitFor(() => expect(drawn.getAllByRole("button").length).toBeGreaterThan(0));
    // As it is copied from a page, with its imports and a type.
    const copied = `import { Button } from "@tsumugi/ui";
import { useState } from "react";

export function Count() {
  const [count, setCount] = useState<number>(0);
  return <Button variant="primary" onClick={() => setCount(count + 1)}>{count}件を送る</Button>;
}`;
    fireEvent.change(code, { target: { value: copied } });
    await userEvent.click(await drawn.findByRole("button", { name: "0件を送る" }));
    await expect(drawn.getByRole("button", { name: "1件を送る" })).toBeVisible();
    fireEvent.change(code, { target: { value: `<Badge tone="success">公開中</Badge>` } });
    await drawn.findByText("公開中");
    fireEvent.change(code, { target: { value: "<Badge>" } });
    await canvas.findByText(/このコードは描けません。1行目の8文字目を直してください。/);
    fireEvent.change(code, {
      target: { value: `import { Button } from "@tsumugi/ui";\n\n<Button>\n  {count}件を送る\n</Button>` },
    });
    await canvas.findByText(/このコードは描けません。4行目の4文字目を直してください。/);
    await expect(canvas.getByText(/ReferenceError: count is not defined/)).toHaveTextContent(
      "{count}件を送る",
    );
    fireEvent.change(code, { target: { value: `import { x } from "lodash";\n<Nothing />` } });
    await canvas.findByText(/ここで使えるのは @tsumugi\/ui と react だけです。lodash/);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "はじめのコード" }), "Badge");
    await waitFor(() => expect(canvas.queryByText(/使えるのは/)).toBeNull());
  },
};
