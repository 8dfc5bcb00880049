import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ChatComment } from "./ChatComment.tsx";
import { LinkedText } from "./LinkedText.tsx";
import { message } from "./longThread.ts";
import type { ThreadActions } from "./threadActions.ts";

const LINES = [
  "資料はhttps://example.jp/a?x=1&y=2#zをご覧ください",
  "こちらです：https://example.jp/b。よろしくお願いします",
  "https://example.jp/c、https://example.jp/d」（https://example.jp/e）『https://example.jp/f』",
  "カナhttps://example.jp/gデス",
  "括弧は残す https://ja.wikipedia.org/wiki/A_(b)。",
  "連絡先はhanako@example.jpまで",
];
const REFUSED = [
  "javascript:alert(1) JaVaScRiPt:alert(2) data:text/html,<script>alert(3)</script>",
  "vbscript:x file:///etc/passwd //example.jp/x javascript://example.jp/%0aalert(4)",
  '<a href="https:">x</a> <img src=x onerror=alert(5)>',
];

const meta = {
  title: "画面の型/メッセージ/LinkedText",
  component: LinkedText,
  args: { children: [...LINES, ...REFUSED].join("\n") },
  render: (args) => (
    <p style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
      <LinkedText {...args} />
    </p>
  ),
} satisfies Meta<typeof LinkedText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  name: "和文の中のアドレスだけがリンクになる",
  play: async ({ canvasElement, args }) => {
    const links = within(canvasElement).getAllByRole<HTMLAnchorElement>("link");
    const wiki = "https://ja.wikipedia.org/wiki/A_(b)";
    const addresses = ["a?x=1&y=2#z", "b", "c", "d", "e", "f", "g"].map(
      (path) => `https://example.jp/${path}`,
    );
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      ...addresses,
      wiki,
      "hanako@example.jp",
    ]);
    // As the browser itself resolves them.
    await expect(links.map(({ href }) => href)).toEqual([...addresses, wiki, "mailto:hanako@example.jp"]);
    await expect([...new Set(links.map(({ protocol }) => protocol))]).toEqual(["https:", "mailto:"]);
    for (const link of links) await expect(link.rel).toContain("noopener");
    await expect(canvasElement.querySelector("img, script")).toBeNull();
    await expect(canvasElement.querySelector("p")?.textContent).toBe(args.children);
  },
};

/** Whether a text runs from the left to the right as it is drawn. */
function runsOn(element: Element) {
  const [text] = [...element.childNodes].filter((node) => node instanceof Text);
  const leftOf = (at: number) => {
    const range = document.createRange();
    range.setStart(text as Text, at);
    range.setEnd(text as Text, at + 1);
    return range.getBoundingClientRect().left;
  };
  return leftOf(0) < leftOf(((text as Text).length ?? 1) - 1);
}

/** Signs that turn the rest of a line around, and nothing that ends them. */
const TURNED = "請求書\u202Egpj.exe https://example.jp/abc";

export const TurnsNoAddress: Story = {
  name: "文字の向きを変える記号のあとでも、アドレスは読める",
  args: { children: TURNED },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link");
    await expect(link.textContent).toBe("https://example.jp/abc");
    await expect(runsOn(link)).toBe(true);
  },
};

export const TurnsNoTime: Story = {
  name: "文字の向きを変える記号のあとでも、時刻は読める",
  render: () => (
    <ChatComment
      comment={{ ...message("m1", "system", TURNED), kind: "system" }}
      author={undefined}
      problem={undefined}
      fees={undefined}
      isOwnSide={false}
      isMine={false}
      edit={undefined}
      isEditStarted={false}
      isTarget={false}
      actions={{} as ThreadActions}
    />
  ),
  play: async ({ canvasElement }) => {
    const time = canvasElement.querySelector("time") as HTMLElement;
    await expect(time.textContent).toBe("09:59");
    await expect(runsOn(time)).toBe(true);
  },
};
