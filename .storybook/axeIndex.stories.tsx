import type { Meta, StoryObj } from "@storybook/react-vite";
import axe from "axe-core";
import { expect } from "storybook/test";
import "./axeIndex.ts";

/** What fails rules whose elements axe looks for in each of its ways: by tag, attribute, class, id, and by what is around. */
const html = `
  <img src="data:,">
  <button></button>
  <a href="#nowhere"></a>
  <input type="text">
  <select><option>一つ</option></select>
  <div aria-hidden="true"><button>隠れたボタン</button></div>
  <ul><div>項目ではない</div></ul>
  <li>一覧の外の項目</li>
  <dl><p>説明ではない</p></dl>
  <div role="button" tabindex="0"><a href="#nowhere">入れ子</a></div>
  <span role="checkbox" aria-checked="maybe" tabindex="0">値の誤り</span>
  <div role="tabpanel" aria-labelledby="missing" aria-unknown="true">知らない属性</div>
  <table><tr><th scope="wrong">見出し</th><td headers="missing">値</td></tr></table>
  <h1>題</h1><h4>飛んだ見出し</h4>
  <h2></h2>
  <svg role="img"></svg>
  <iframe title=""></iframe>
  <video autoplay></video>
  <blink>点滅する文</blink>
  <p tabindex="3">先に選ばれる文</p>
  <p style="letter-spacing: 1px !important">詰まった文</p>
  <label for="twice">二つの欄</label><input id="twice" title="一"><input id="twice" title="二">
`;

const meta = {
  title: "検査/axe の索引",
  render: () => (
    // As text, because React would correct some of it.
    <div dangerouslySetInnerHTML={{ __html: html }} />
  ),
  // Seen by the test run only; it holds what fails.
  tags: ["!dev", "!autodocs", "no-visual"],
  parameters: { a11y: { test: "off" }, chromatic: { disableSnapshot: true } },
} satisfies Meta;
export default meta;

/** By its index axe finds in the body what it finds walking over all elements, and nothing of the head. */
export const FindsWhatAWalkFinds: StoryObj<typeof meta> = {
  play: async () => {
    const viewport = document.createElement("meta");
    viewport.name = "viewport";
    viewport.content = "user-scalable=no";
    document.head.append(viewport);
    const found = async (include: Element[]) => {
      axe.reset();
      // Storybook leaves out the same rule; its elements are named by the body, which a walk over what it holds never meets.
      const { violations, passes } = await axe.run({ include }, { rules: { region: { enabled: false } } });
      return [violations, passes].map((results) =>
        results
          .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
          .filter((line) => !line.endsWith(": body"))
          .sort(),
      );
    };
    const [violations = [], passes = []] = await found([document.body]);
    // Only of the body as a whole is there an index.
    const [walked, passedWalk] = await found([...document.body.children]);
    await expect(violations.length).toBeGreaterThan(15);
    await expect(violations).toEqual(walked);
    await expect(passes).toEqual(passedWalk);
    await expect(await found([document.documentElement])).not.toEqual([violations, passes]);
    viewport.remove();
  },
};
