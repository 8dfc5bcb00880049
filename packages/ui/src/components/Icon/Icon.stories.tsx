import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { guide } from "../../testing/guide.ts";
import { iconWords } from "../../testing/iconWords.ts";
import { SearchField } from "../SearchField/SearchField.tsx";
import { Icon } from "./Icon.tsx";
import { type IconName, icons } from "./icons.ts";

const meta = {
  title: "部品/Icon アイコン",
  id: "部品-icon",
  component: Icon,
  args: { name: "chat", size: 24 },
  parameters: guide({
    use: "言葉に添える絵です。同じ24の升目、1.75の線、丸い端で描いています。押せるものにするなら IconButton を使います。",
    do: [
      "言葉のとなりでは label を付けません。飾りとして扱われ、二度読まれません。",
      "絵だけで意味を伝えるときは label を付けます。",
      "大きさは16・18・20・24から選びます。線の太さが升目に合います。",
    ],
    dont: [
      "新しい絵をよそから持ち込まない。線の太さと端がそろいません。icons.ts に足します。",
      "x を「閉じる」に使わない。x は SNS の X の印です。閉じる・外すは close です。",
      "色だけを変えて別の意味にしない。形の違うものを選びます。",
    ],
    reader: "label があれば画像として読み、なければ読みません。",
  }),
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const names = Object.keys(icons) as IconName[];

function Finder() {
  const [query, setQuery] = useState("");
  const word = query.trim().toLowerCase();
  const found = names.filter(
    (name) => name.toLowerCase().includes(word) || iconWords[name].toLowerCase().includes(word),
  );
  return (
    <div style={{ display: "grid", gap: 16 }}>
      <div style={{ maxWidth: 320 }}>
        <SearchField
          label="アイコンを探す"
          placeholder="名前か言葉（例: 削除）"
          value={query}
          onValueChange={setQuery}
        />
      </div>
      <p role="status" className="tsu-muted">
        {found.length > 0 ? `${found.length}個` : "見つかりません。別の言葉で探してください。"}
      </p>
      <ul
        style={{
          display: "grid",
          gridTemplateColumns: "repeat(auto-fill, minmax(clamp(104px, 8vw, 112px), 1fr))",
          gap: 12,
        }}
      >
        {found.map((name) => (
          <li
            key={name}
            style={{
              display: "grid",
              justifyItems: "center",
              alignContent: "start",
              gap: 4,
              padding: "14px 6px 10px",
              textAlign: "center",
              background: "var(--tsu-surface)",
              border: "1px solid var(--tsu-border)",
              borderRadius: 8,
            }}
          >
            <Icon name={name} size={24} />
            <code style={{ fontSize: 12 }}>{name}</code>
            <span className="tsu-muted" style={{ fontSize: 12 }}>
              {iconWords[name].split(" ")[0]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const Gallery: Story = {
  name: "状態一覧",
  render: () => <Finder />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("searchbox"), "削除");
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(1));
    await expect(canvas.getByText("trash")).toBeVisible();
    await userEvent.clear(canvas.getByRole("searchbox"));
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(names.length));
    canvas.getByRole("searchbox").blur();
  },
};
