import type { Meta, StoryObj } from "@storybook/react-vite";
import axe from "axe-core";
import { expect } from "storybook/test";
import { darkContrast } from "./darkContrast.ts";
import { forgetTexts } from "./seenTexts.ts";

/** Colours that fail in one theme, in both or in none, and what lies around the text in each way that axe knows. */
const css = `
  .seeds { --back: #ffffff; --good: #222222; --light-only: #c8c8c8; --dark-only: #222222; --veil: #ffffff; }
  [data-theme="dark"] .seeds { --back: #111111; --good: #eeeeee; --light-only: #eeeeee; --dark-only: #333333; --veil: #11111100; }
  .seeds { background: var(--back); color: var(--good); padding: 8px; }
  .seeds p { margin: 4px; position: relative; }
  .light-only { color: var(--light-only); }
  .dark-only { color: var(--dark-only); }
  .both { color: #808080; background: #777777; }
  .image { background-image: linear-gradient(var(--back), var(--good)); }
  .see-through { background: color-mix(in srgb, var(--dark-only) 60%, transparent); }
  .faint { opacity: 0.2; }
  .over { position: relative; height: 40px; }
  .over > * { position: absolute; inset: 0; }
  .under { background: var(--dark-only); }
  .veiled::before { content: ""; position: absolute; inset: 0; background: var(--veil); z-index: -1; }
  .scrolls { overflow: auto; height: 40px; }
  .large { font-size: 32px; color: #909090; }
`;

const words = ["light-only", "dark-only", "both", "image", "see-through", "faint", "veiled", "large"];

function Seeds() {
  return (
    <div className="seeds">
      <style>{css}</style>
      {words.map((word) => (
        <p key={word} className={word} id={word}>
          読みにくい文 {word}
        </p>
      ))}
      <p className="veiled">
        <span className="dark-only" id="veiled-dark">
          疑似要素の上の文
        </span>
      </p>
      <div className="over">
        <span className="under" />
        <span className="dark-only" id="over-dark">
          重なった要素の上の文
        </span>
      </div>
      <div className="over">
        <span id="under-veil">下になった文</span>
        <span className="see-through" id="over-see-through">
          透ける層の文
        </span>
      </div>
      <div className="scrolls">
        <p>見えている文</p>
        <p>少し見えている文</p>
        <p className="dark-only" id="scrolled">
          送ると見える文
        </p>
      </div>
      <input className="dark-only" id="field" defaultValue="入力した文" aria-label="入力欄" />
      <button type="button" className="dark-only" id="off" disabled>
        押せないボタン
      </button>
    </div>
  );
}

const meta = {
  title: "検査/暗い配色の色の差",
  component: Seeds,
  // Seen by the test run only; it holds what would fail.
  tags: ["!dev", "!autodocs", "no-visual"],
  parameters: { a11y: { test: "off" }, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Seeds>;
export default meta;

const idsOf = (violations: axe.Result[], rule: string) =>
  violations
    .flatMap(({ id, nodes }) => (id === rule ? nodes.map(({ target }) => String(target)) : []))
    .sort();

/** The one run finds in each theme what a run of its own finds there, and leaves the theme as it was. */
export const FindsWhatTwoRunsFind: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const root = document.documentElement;
    const before = root.dataset.theme;
    const alone = async (theme: string) => {
      axe.reset();
      root.dataset.theme = theme;
      const { violations } = await axe.run(canvasElement, { runOnly: ["color-contrast"] });
      return idsOf(violations, "color-contrast");
    };
    const light = await alone("light");
    const dark = await alone("dark");
    await expect(light).toEqual(["#both", "#faint", "#light-only", "#over-see-through", "#see-through"]);
    await expect(dark).toEqual(["#both", "#dark-only", "#faint", "#field", "#veiled-dark"]);
    root.dataset.theme = "light";
    axe.reset();
    axe.configure(darkContrast);
    forgetTexts();
    const { violations } = await axe.run(canvasElement);
    await expect(root.dataset.theme).toBe("light");
    await expect(idsOf(violations, "color-contrast")).toEqual(light);
    await expect(idsOf(violations, "color-contrast-in-dark")).toEqual(dark);
    axe.reset();
    if (before) root.dataset.theme = before;
  },
};

/** Of texts that are drawn alike the first is looked at, also across runs; anything that may change the contrast makes a new one. */
export const LooksAtEachKindOnce: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const root = document.documentElement;
    const before = root.dataset.theme;
    root.dataset.theme = "light";
    const seeds = canvasElement.querySelector<HTMLElement>(".seeds");
    if (!seeds) throw new Error("The seeds are not drawn.");
    const added: HTMLElement[] = [];
    const add = (html: string) => {
      const element = document.createElement("div");
      element.innerHTML = html;
      added.push(element);
      seeds.append(element);
    };
    const found = async () => {
      axe.reset();
      axe.configure(darkContrast);
      const { violations } = await axe.run(canvasElement);
      return [idsOf(violations, "color-contrast"), idsOf(violations, "color-contrast-in-dark")].map((ids) =>
        ids.filter((id) => /^#again|^#new/.test(id)),
      );
    };
    const text = (id: string, style = "") => `<p class="both" id="${id}" style="${style}">読みにくい文</p>`;
    forgetTexts();
    add(text("new-first"));
    add(text("again"));
    await expect(await found()).toEqual([["#new-first"], ["#new-first"]]);
    await expect(await found()).toEqual([[], []]);
    add(`<section>${text("new-place")}</section>`);
    add(`<section style="opacity: 0.9">${text("new-veil")}</section>`);
    add(text("new-colour", "color: #7f7f7f"));
    add(text("new-ground", "background: #787878"));
    add(text("new-size", "font-size: 20px"));
    const all = ["#new-colour", "#new-ground", "#new-place", "#new-size", "#new-veil"];
    await expect(await found()).toEqual([all, all]);
    for (const element of added) element.remove();
    axe.reset();
    if (before) root.dataset.theme = before;
  },
};
