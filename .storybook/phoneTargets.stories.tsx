import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { missedTargets } from "../tools/touchTargets.ts";

const css = `
  .thumbs { display: grid; gap: 60px; padding: 60px; justify-items: start; }
  .thumbs > * { position: relative; }
  .thumbs button, .thumbs .whole > a { border: 0; padding: 0; width: 24px; height: 24px; }
  .thumbs .grown::after { content: ""; position: absolute; inset: -10px; }
  .thumbs .grown { position: relative; }
  .thumbs .whole { width: 200px; height: 80px; }
  .thumbs .whole > a::after { content: ""; position: absolute; inset: 0; }
  .thumbs .clip { overflow: hidden; width: 60px; height: 60px; }
  .thumbs .scroll { overflow: auto; width: 60px; height: 60px; }
  .thumbs .clip > button, .thumbs .scroll > button { margin-left: 40px; width: 44px; height: 44px; }
`;

function Controls() {
  return (
    <div className="thumbs">
      <style>{css}</style>
      <button type="button" aria-label="小さい" />
      <button type="button" aria-label="広げた" className="grown" />
      <div className="whole">
        <button type="button" aria-label="カードの下になった" />
        <a href="#card">カード</a>
      </div>
      <div className="clip">
        <button type="button" aria-label="切れた" />
      </div>
      <div className="scroll">
        <button type="button" aria-label="送ると見える" />
      </div>
      <label>
        <input type="checkbox" />
        <span style={{ display: "inline-block", height: 44, width: 44 }}>ラベルも押せる</span>
      </label>
      <p>
        文の中の<a href="#text">リンク</a>は行の高さです。
      </p>
      <button type="button" disabled aria-label="押せない" />
    </div>
  );
}

const meta = {
  title: "検査/親指で押せる大きさ",
  tags: ["!dev", "!autodocs", "no-visual"],
} satisfies Meta;
export default meta;

/** As wide as a desk, so that the check at the end of each story does not look at what is wrong on purpose. */
export const MissedTargets: StoryObj<typeof meta> = {
  name: "小さい・下になった・切れた操作だけを見つける",
  render: Controls,
  play: async () => {
    const names = missedTargets().map((line) => /「(.+)」: (.+)/.exec(line)?.slice(1).join(" "));
    await expect(names).toEqual(["小さい 24×24 px", "カードの下になった 0×0 px", "切れた 24 px cut off"]);
  },
};
