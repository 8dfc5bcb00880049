import type { Meta, StoryObj } from "@storybook/react-vite";
import { breakpoints, DRAWER_WIDTH, scale, TOP_BAR_HEIGHT } from "../theme/tokens.ts";

const meta = { title: "基礎/配置", tags: ["!autodocs"] } satisfies Meta;
export default meta;

const starting = (prefix: string) => Object.entries(scale).filter(([name]) => name.startsWith(prefix));

export const Spaces: StoryObj<typeof meta> = {
  name: "間隔・角・影",
  render: () => (
    <div style={{ display: "grid", gap: 28 }}>
      <ul style={{ display: "grid", gap: 6 }}>
        {starting("space-").map(([name, value]) => (
          <li key={name} style={{ display: "flex", alignItems: "center", gap: 12 }}>
            <code style={{ width: 160 }}>
              {name} {value}
            </code>
            <span style={{ width: value, height: 16, background: "var(--tsu-thread)" }} />
          </li>
        ))}
      </ul>
      <ul style={{ display: "flex", flexWrap: "wrap", gap: 20 }}>
        {[...starting("radius-"), ...starting("shadow-")].map(([name, value]) => (
          <li
            key={name}
            style={{
              display: "grid",
              placeItems: "center",
              width: 140,
              height: 80,
              background: "var(--tsu-surface)",
              border: "1px solid var(--tsu-border)",
              ...(name.startsWith("radius") ? { borderRadius: value } : { boxShadow: value }),
            }}
          >
            {name}
          </li>
        ))}
      </ul>
    </div>
  ),
};

export const Frame: StoryObj<typeof meta> = {
  name: "画面の骨組み",
  render: () => (
    <div style={{ display: "grid", gap: 12 }}>
      <div
        style={{
          display: "grid",
          gridTemplateColumns: `${DRAWER_WIDTH}px 1fr`,
          gridTemplateRows: `${TOP_BAR_HEIGHT}px 160px`,
          border: "1px solid var(--tsu-border)",
        }}
      >
        <div
          style={{
            gridRow: "1 / span 2",
            background: "var(--tsu-drawer)",
            color: "var(--tsu-drawer-text)",
            padding: 16,
          }}
        >
          ドロワー {DRAWER_WIDTH}px
        </div>
        <div style={{ background: "var(--tsu-surface)", padding: 16 }}>トップバー {TOP_BAR_HEIGHT}px</div>
        <div style={{ padding: 16 }}>本文</div>
      </div>
      <p>
        切り替わる幅: {breakpoints.phone}px、{breakpoints.narrow}px（ドロワーがシートになる）、
        {breakpoints.wide}px
      </p>
    </div>
  ),
};
