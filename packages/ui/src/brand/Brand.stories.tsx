import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo, useState } from "react";
import { expect, fireEvent, within } from "storybook/test";
import {
  BrandChanges,
  BrandFamily,
  BrandPart,
  BrandReport,
  BrandSample,
  brands,
} from "../foundations/BrandSample.tsx";
import { Page, Section } from "../foundations/Page.tsx";
import { BrandStyle } from "./BrandStyle.tsx";
import { createBrand } from "./createBrand.ts";

const meta = { title: "基礎/自社のブランド", tags: ["!autodocs"] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const code = `import { BrandStyle, createBrand } from "@tsumugi/ui/brand";
import { UiProvider } from "@tsumugi/ui/theme";

const brand = createBrand({ light: "#b3246b", dark: "#d0538f" });
for (const { reason } of brand.changes) console.info(reason);

<UiProvider>
  <BrandStyle brand={brand} />
  …
</UiProvider>;`;

export const Three: Story = {
  name: "3つのブランド",
  render: () => (
    <Page
      title="自社のブランド"
      lead="一色から、ホバー・地・線・文字・ドロワー・フォーカス・図表の 1 本目までをそろえます。明暗の両方を作り、読めない組は直して、何を直したかを言います。"
    >
      {brands.map(({ key, brand }) => (
        <BrandStyle key={key} brand={brand} />
      ))}
      <Section title="3つの架空のブランド">
        <div className="tiles" style={{ "--tile": "300px" } as React.CSSProperties}>
          {brands.map(({ key, title, theme, density, note, asked }) => (
            <figure key={key}>
              <BrandSample name={key} title={title} theme={theme} density={density} />
              <figcaption className="small">
                {note}・<code>{asked}</code>
              </figcaption>
            </figure>
          ))}
        </div>
      </Section>
      <Section
        title="直したこと"
        lead="頼んだ色と違うものは changes に理由が入ります。文字は 4.5:1、形と印は 3:1 を下回りません。"
      >
        {brands.map(({ key, title, brand }) => (
          <BrandPart key={key}>
            <h3>{title}</h3>
            <BrandChanges brand={brand} />
          </BrandPart>
        ))}
      </Section>
      <Section
        title="色の差の報告"
        lead="確かめるのは、ブランドの色が関わるすべての組です。余裕の少ない 8 組を並べます（残りは contrasts にあります）。"
      >
        {brands.map(({ key, title, brand }) => (
          <BrandPart key={key}>
            <h3>
              {title}：{brand.contrasts.length} 組、足りない組{" "}
              {brand.contrasts.filter(({ ratio, least }) => ratio < least).length}
            </h3>
            <BrandReport brand={brand} label={`${title}の色の差`} />
          </BrandPart>
        ))}
      </Section>
      <Section
        title="使う"
        lead="状態や知らせの色（成功・注意・エラー・案内）は、どのブランドでも同じです。OS が色を決めるとき（forced-colors）は何も上書きしません。"
      >
        <pre tabIndex={0}>
          <code>{code}</code>
        </pre>
        <ul className="points">
          <li>
            createBrand は React を使いません。ビルドやサーバーで作り、<code>css</code>{" "}
            を自分のファイルに書いても同じです。
          </li>
          <li>
            画面の一部だけに使うときは <code>name</code> を渡し、その部分に <code>data-brand</code>{" "}
            を付けます。
          </li>
          <li>BrandStyle は UiProvider の中に置きます。nonce もサーバー描画も、そのまま効きます。</li>
        </ul>
      </Section>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const [light, dark, compact] = within(canvasElement).getAllByRole("button", { name: "保存" });
    const ground = (element: HTMLElement | undefined) =>
      getComputedStyle(element as HTMLElement).backgroundColor;
    await expect(ground(light)).toBe("rgb(179, 36, 107)");
    await expect(ground(dark)).not.toBe(ground(light));
    // A yellow that white cannot be read on: darker, with ink on it.
    await expect(getComputedStyle(compact as HTMLElement).color).toBe("rgb(35, 31, 26)");
    const rows = (element: HTMLElement | undefined) =>
      Number.parseFloat(getComputedStyle(element as HTMLElement).getPropertyValue("--tsu-row-height"));
    await expect(rows(compact)).toBeLessThan(rows(light));
  },
};

function Trying() {
  const [asked, setAsked] = useState("#0b7285");
  const brand = useMemo(() => createBrand({ light: asked, name: "own" }), [asked]);
  return (
    <Page title="自分の色を試す" lead="色を選ぶと、家族と報告がその場で変わります。">
      <BrandStyle brand={brand} />
      <Section title="ブランドの色">
        <label>
          色： <input type="color" value={asked} onChange={(event) => setAsked(event.currentTarget.value)} />{" "}
          <code>{asked}</code>
        </label>
        <div className="tiles" style={{ "--tile": "300px" } as React.CSSProperties}>
          <BrandSample name="own" title="明るい画面" theme="light" density="comfortable" />
          <BrandSample name="own" title="暗い画面" theme="dark" density="comfortable" />
        </div>
      </Section>
      <Section title="直したこと">
        <BrandChanges brand={brand} />
      </Section>
      <Section title="家族：明るい画面">
        <BrandFamily brand={brand} mode="light" />
      </Section>
      <Section title="家族：暗い画面">
        <BrandFamily brand={brand} mode="dark" />
      </Section>
      <Section title="色の差">
        <BrandReport brand={brand} label="色の差" />
      </Section>
    </Page>
  );
}

export const Own: Story = { name: "自分の色を試す", render: () => <Trying /> };

export const ChangesAtOnce: Story = {
  name: "色を変えると、その場で変わる",
  tags: ["no-visual"],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <Trying />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [save] = canvas.getAllByRole("button", { name: "保存" });
    fireEvent.input(canvas.getByLabelText(/色：/), { target: { value: "#8a1c4a" } });
    await canvas.findByText("#8a1c4a", { selector: "label code" });
    await expect(getComputedStyle(save as HTMLElement).backgroundColor).toBe("rgb(138, 28, 74)");
  },
};
