import type { Meta, StoryObj } from "@storybook/react-vite";
import { contrastRatio } from "../theme/contrast.ts";
import { type ColorName, colors, contrastPairs } from "../theme/tokens.ts";

const meta = { title: "基礎/色", tags: ["!autodocs"] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const grid = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(200px, 1fr))",
  gap: 12,
} as const;
const modeOf = (globals: Record<string, unknown>) => (globals.theme === "dark" ? "dark" : "light");

export const Tokens: Story = {
  name: "意味の名前",
  render: (_, { globals }) => (
    <ul style={grid}>
      {(Object.keys(colors.light) as ColorName[]).map((name) => (
        <li key={name} style={{ border: "1px solid var(--tsu-border)", borderRadius: 8, overflow: "hidden" }}>
          <div style={{ height: 48, background: `var(--tsu-${name})` }} />
          <div style={{ padding: "8px 10px", background: "var(--tsu-surface)", lineHeight: 1.5 }}>
            <strong style={{ fontSize: 13 }}>{name}</strong>
            <br />
            <code style={{ fontSize: 12 }}>{colors[modeOf(globals)][name]}</code>
          </div>
        </li>
      ))}
    </ul>
  ),
};

export const Contrast: Story = {
  name: "文字と地の対比",
  render: (_, { globals }) => {
    const palette = colors[modeOf(globals)];
    return (
      <ul style={grid}>
        {contrastPairs.map(([text, ground]) => (
          <li
            key={`${text}/${ground}`}
            style={{
              padding: 12,
              borderRadius: 8,
              border: "1px solid var(--tsu-border)",
              background: palette[ground],
              color: palette[text],
            }}
          >
            <strong>あア亜 {contrastRatio(palette[text], palette[ground]).toFixed(1)} : 1</strong>
            <div style={{ fontSize: 12 }}>
              {text} / {ground}
            </div>
          </li>
        ))}
      </ul>
    );
  },
};
