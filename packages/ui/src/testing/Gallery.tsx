import type { ReactNode } from "react";

interface CaseProps {
  name: string;
  /** px, to show what happens in a narrow place. */
  width?: number;
  children: ReactNode;
}

/** Cases of a 状態一覧 story, one under the other. */
export const Gallery = ({ children }: { children: ReactNode }) => (
  <div style={{ display: "grid", gap: 20, justifyItems: "stretch" }}>{children}</div>
);

export const Case = ({ name, width, children }: CaseProps) => (
  <section aria-label={name} style={{ display: "grid", gap: 6, minWidth: 0 }}>
    <p className="tsu-muted" style={{ fontSize: 12 }}>
      {name}
    </p>
    <div style={{ width, maxWidth: "100%", minWidth: 0 }}>{children}</div>
  </section>
);

export const Row = ({ children }: { children: ReactNode }) => (
  <div style={{ display: "flex", flexWrap: "wrap", gap: 8, alignItems: "center" }}>{children}</div>
);

export const LONG_NAME = "東京コスメティックラボラトリー公式アンバサダー佐々木原小百合（ささきばらさゆり）";
