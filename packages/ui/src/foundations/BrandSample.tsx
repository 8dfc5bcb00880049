import { styled } from "styled-components";
import { type Brand, createBrand } from "../brand/createBrand.ts";
import { Badge } from "../components/Badge/Badge.tsx";
import { Button } from "../components/Button/Button.tsx";
import { Checkbox } from "../components/Checkbox/Checkbox.tsx";
import { FormField } from "../components/FormField/FormField.tsx";
import { Sparkline } from "../components/Sparkline/Sparkline.tsx";
import { TextField } from "../components/TextField/TextField.tsx";
import { Table } from "./Page.tsx";

/** Three houses that do not exist. */
export const brands = [
  {
    key: "hana",
    title: "花霞（化粧品）",
    note: "明るい画面",
    theme: "light",
    density: "comfortable",
    asked: "#b3246b",
    brand: createBrand({ light: "#b3246b", name: "hana" }),
  },
  {
    key: "yogisha",
    title: "夜汽車（旅）",
    note: "暗い画面",
    theme: "dark",
    density: "comfortable",
    asked: "#3f7d6a",
    brand: createBrand({ light: "#2f6656", dark: "#3f7d6a", name: "yogisha" }),
  },
  {
    key: "yamabuki",
    title: "山吹堂（菓子）",
    note: "つめた表示、読めない黄色から",
    theme: "light",
    density: "compact",
    asked: "#ffd400",
    brand: createBrand({ light: "#ffd400", name: "yamabuki" }),
  },
] as const;

const Root = styled.div`
  display: grid;
  overflow: hidden;
  border: 1px solid var(--tsu-border);
  border-radius: var(--tsu-radius-lg);
  background: var(--tsu-bg);
  color: var(--tsu-text);
  & > header {
    display: flex;
    gap: var(--tsu-space-2);
    align-items: center;
    padding: var(--tsu-space-2) var(--tsu-space-4);
    background: var(--tsu-drawer);
    color: var(--tsu-drawer-text);
    & > span {
      padding: 4px 10px;
      border-radius: var(--tsu-radius-sm);
      color: var(--tsu-drawer-muted);
      font-size: var(--tsu-text-sm);
    }
    & > span[data-current] {
      background: var(--tsu-drawer-active);
      color: var(--tsu-drawer-text);
    }
  }
  & > .body {
    display: grid;
    gap: var(--tsu-field-gap);
    margin: var(--tsu-space-4);
    padding: var(--tsu-card-pad);
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
    background: var(--tsu-surface);
  }
  & .acts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--tsu-space-2);
  }
  & .rows > li {
    display: flex;
    align-items: center;
    gap: var(--tsu-space-3);
    min-height: var(--tsu-row-height);
    padding: var(--tsu-cell-pad-y) var(--tsu-cell-pad-x);
    border-bottom: 1px solid var(--tsu-border);
    line-height: var(--tsu-leading-cell);
    & > :first-child {
      flex: 1;
    }
  }
  & .rows > li[data-selected] {
    background: var(--tsu-selected);
  }
  & .ring {
    outline: var(--tsu-focus-width) solid var(--tsu-focus);
    outline-offset: var(--tsu-focus-offset);
    box-shadow: 0 0 0 var(--tsu-focus-offset) var(--tsu-focus-gap);
  }
`;

/** What is said of one brand, under its name. */
export const BrandPart = styled.div`
  display: grid;
  gap: var(--tsu-space-2);
  min-width: 0;
`;

interface BrandSampleProps {
  name: string;
  title: string;
  theme: "light" | "dark";
  density: "comfortable" | "compact";
}

/** A part of a screen in one brand, in a colour mode and a density of its own. */
export const BrandSample = ({ name, title, theme, density }: BrandSampleProps) => (
  <Root data-brand={name} data-theme={theme} data-density={density}>
    <header>
      <strong>{title}</strong>
      <span data-current>案件</span>
      <span>クリエイター</span>
    </header>
    <div className="body">
      <FormField label="表示名" requirement="required">
        <TextField defaultValue="はなこ美容" />
      </FormField>
      <Checkbox defaultChecked label="案内を受け取る" />
      <ul className="rows">
        <li data-selected>
          <span>はなこ美容</span>
          <Badge tone="info">下書き確認中</Badge>
        </li>
        <li>
          <a href="#creator">旅するミナ</a>
          <Sparkline values={[3, 5, 4, 8, 7, 11]} label="再生数" />
        </li>
      </ul>
      <div className="acts">
        <Button variant="primary">保存</Button>
        <Button>戻る</Button>
        <Button variant="ghost" className="ring">
          フォーカスの輪
        </Button>
      </div>
    </div>
  </Root>
);

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(76px, 1fr));
  gap: var(--tsu-space-2);
  & > li {
    display: grid;
    gap: 2px;
    font: 400 var(--tsu-text-xs) / 1.3 var(--tsu-font-mono);
    overflow-wrap: anywhere;
    &::before {
      content: "";
      height: 32px;
      border: 1px solid var(--tsu-border-strong);
      border-radius: var(--tsu-radius-sm);
      background: var(--shown);
    }
  }
`;

/** The family of a brand in one mode, by name and value. */
export const BrandFamily = ({ brand, mode }: { brand: Brand; mode: "light" | "dark" }) => (
  <Swatches>
    {Object.entries(brand.colors[mode]).map(([name, value]) => (
      <li key={name} style={{ "--shown": value } as React.CSSProperties}>
        {name}
        <span className="tsu-muted">{value}</span>
      </li>
    ))}
  </Swatches>
);

export const BrandChanges = ({ brand }: { brand: Brand }) =>
  brand.changes.length === 0 ? (
    <p>頼まれた色のまま使えます。</p>
  ) : (
    <ul className="points">
      {brand.changes.map(({ mode, name, reason }) => (
        <li key={`${mode}-${name}`}>
          <code>{name}</code>：{reason}
        </li>
      ))}
    </ul>
  );

const modeWords = { light: "明", dark: "暗" } as const;

/** The pairs with the least room, of all that are checked. */
export const BrandReport = ({ brand, label }: { brand: Brand; label: string }) => {
  const tightest = brand.contrasts.toSorted((a, b) => a.ratio / a.least - b.ratio / b.least).slice(0, 8);
  return (
    <Table
      label={label}
      head={["上に載る色", "地", "配色", "差", "必要"]}
      rows={tightest.map(({ mode, front, ground, ratio, least }) => [
        <code key="front">{front}</code>,
        <code key="ground">{ground}</code>,
        modeWords[mode],
        `${ratio.toFixed(2)}:1`,
        `${least}:1`,
      ])}
    />
  );
};
