import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Case, Gallery as Cases, LONG_NAME } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { OverlayStage } from "../../testing/OverlayStage.tsx";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Menu, MenuLabel, type MenuProps, MenuSeparator } from "./Menu.tsx";
import { MenuCheckboxItem, MenuItem } from "./MenuItem.tsx";

const onSelect = fn();
const meta = {
  title: "部品/Menu メニュー（ドロップダウンメニュー）",
  id: "部品-menu",
  component: Menu,
  args: {
    trigger: <Button iconEnd="chevronDown">操作</Button>,
    children: (
      <>
        <MenuLabel>クリエイター</MenuLabel>
        <MenuItem icon="edit" shortcut="F2" onSelect={onSelect}>
          編集
        </MenuItem>
        <MenuItem icon="send" disabled reason="メールアドレスが未登録です" onSelect={onSelect}>
          依頼を送る
        </MenuItem>
        <MenuItem asChild>
          <a href="#detail">
            <Icon name="creator" size={16} />
            <span className="text">詳細へ</span>
          </a>
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon="archive" tone="danger">
          アーカイブ
        </MenuItem>
      </>
    ),
  },
  parameters: guide({
    use: "ボタンの下に操作を並べます。よく使う操作は外にボタンで出し、残りをここに入れます。値を選ぶなら Select を使います。",
    do: [
      "操作は動詞で書き、よく使う順に並べます。",
      "削除など危ない操作は区切り線の下、最後に置きます。",
      "いま選べない操作も、disabled と reason で理由と一緒に見せます。",
      "行の⋯には「はなこ美容の操作」のように、対象の名前を付けます。",
    ],
    dont: [
      "1つだけの操作をメニューにしない。ボタンで出します。",
      "8つを超えて並べない。見出しで分けるか、画面に移します。",
      "入力欄を中に置かない。Popover を使います。",
    ],
    keyboard: [
      ["Enter / Space / ↓", "開いて最初の項目に移る"],
      ["↑ ↓ / Home / End", "項目を移動する（選べない項目にも止まり、理由を読めます）"],
      ["文字", "その文字で始まる項目に移る"],
      ["Esc", "閉じてボタンに戻る"],
    ],
    reader: "選べない項目は「利用不可」と理由を読みます。チェック項目は選んでも開いたままです。",
  }),
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const Shown = (props: Omit<MenuProps, "trigger">) => (
  <OverlayStage>
    {(container) => (
      <Menu {...props} open container={container} trigger={<Button iconEnd="chevronDown">操作</Button>} />
    )}
  </OverlayStage>
);

/** Side by side, equally high. */
const Stages = ({ children }: { children: ReactNode }) => (
  <div style={{ display: "flex", flexWrap: "wrap", gap: "8px 12px" }}>{children}</div>
);

/** Marks an item as the pointer and the keys do; several menus cannot have the focus at the same time. */
const highlight = (name: string) => (place: HTMLElement | null) => {
  if (!place) return;
  const mark = () => {
    for (const item of place.querySelectorAll<HTMLElement>('[role="menuitem"]'))
      if (item.textContent?.startsWith(name)) item.dataset.highlighted = "";
  };
  const observer = new MutationObserver(mark);
  observer.observe(place, { childList: true, subtree: true });
  return () => observer.disconnect();
};

export const Gallery: Story = {
  name: "状態一覧",
  render: (args) => (
    <Cases>
      <Case name="長い項目・狭い場所、見出し・アイコン・キー・選べない理由・危ない操作、チェック項目">
        <Stages>
          <div style={{ width: 300 }}>
            <Shown>
              <MenuItem icon="creator">{LONG_NAME}を開く</MenuItem>
              <MenuItem icon="edit">編集</MenuItem>
            </Shown>
          </div>
          <div style={{ flex: "1 1 280px" }}>
            <Shown>{args.children}</Shown>
          </div>
          <div style={{ flex: "1 1 280px" }}>
            <Shown>
              <MenuLabel>表示する列</MenuLabel>
              <MenuCheckboxItem checked onCheckedChange={fn()}>
                フォロワー
              </MenuCheckboxItem>
              <MenuCheckboxItem checked={false} onCheckedChange={fn()}>
                社内メモ
              </MenuCheckboxItem>
              <MenuCheckboxItem checked disabled reason="名前の列は隠せません" onCheckedChange={fn()}>
                名前
              </MenuCheckboxItem>
            </Shown>
          </div>
        </Stages>
      </Case>
      <Case name="項目を選んでいる（重ねる・矢印キー）・危ない操作を選んでいる">
        <Stages>
          {(["編集", "アーカイブ"] as const).map((name) => (
            <div key={name} style={{ flex: "1 1 280px" }} ref={highlight(name)}>
              <Shown>{args.children}</Shown>
            </div>
          ))}
        </Stages>
      </Case>
    </Cases>
  ),
};

export const ByKeyboard: Story = {
  name: "キーボードで選ぶ。選べない項目は理由を読めて、動かない",
  play: async ({ canvasElement }) => {
    onSelect.mockClear();
    const button = within(canvasElement).getByRole("button");
    button.focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menu");
    await userEvent.keyboard("{ArrowDown}");
    const blocked = screen.getByRole("menuitem", { name: /依頼を送る.*メールアドレスが未登録です/ });
    await waitFor(() => expect(blocked).toHaveFocus());
    await expect(blocked).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Enter}");
    await expect(onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard("ア");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "アーカイブ" })).toHaveFocus());
    await userEvent.keyboard("{Home}{Enter}");
    await expect(onSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const ChecksSeveral: Story = {
  name: "チェック項目は開いたまま続けて選べる",
  render: function Columns() {
    const [shown, setShown] = useState(["フォロワー"]);
    return (
      <Menu trigger={<Button>列</Button>}>
        {["フォロワー", "社内メモ"].map((name) => (
          <MenuCheckboxItem
            key={name}
            checked={shown.includes(name)}
            onCheckedChange={(on) =>
              setShown(on ? [...shown, name] : shown.filter((other) => other !== name))
            }
          >
            {name}
          </MenuCheckboxItem>
        ))}
      </Menu>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "列" }));
    const memo = await screen.findByRole("menuitemcheckbox", { name: "社内メモ" });
    await userEvent.click(memo);
    await userEvent.click(screen.getByRole("menuitemcheckbox", { name: "フォロワー" }));
    await expect(memo).toHaveAttribute("aria-checked", "true");
    await expect(screen.getByRole("menuitemcheckbox", { name: "フォロワー" })).toHaveAttribute(
      "aria-checked",
      "false",
    );
  },
};
