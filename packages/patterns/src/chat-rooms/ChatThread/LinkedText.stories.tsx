import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { LinkedText } from "./LinkedText.tsx";

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
