import type { ReactNode } from "react";

const focusable = ["a[href]", "button", "input", "select", "textarea", "summary", "[tabindex]"]
  .map((kind) => `${kind}:not(:disabled, [tabindex="-1"])`)
  .join();

/** The theme's focus rule applies to every element, so only focusable elements may have the class. */
export const drawFocused = (root: HTMLDivElement | null) => {
  if (!root) return;
  const draw = () => {
    for (const element of root.querySelectorAll(focusable))
      element.classList.add("pseudo-focus-visible", "pseudo-focus");
  };
  draw();
  // The content of an overlay is mounted later.
  const observer = new MutationObserver(draw);
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
};

interface CaseProps {
  name: string;
  /** px, to show what happens in a narrow place. */
  width?: number;
  /** Renders everything inside as if hovered, focused by keyboard, or pressed. */
  state?: "hover" | "focus-visible" | "active";
  children: ReactNode;
}

/** The cases of a 状態一覧 story. */
export const Gallery = ({ children }: { children: ReactNode }) => (
  <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 20 }}>{children}</div>
);

export const Case = ({ name, width, state, children }: CaseProps) => (
  <section
    aria-label={name}
    style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 6, minWidth: 0 }}
  >
    <p className="tsu-muted" style={{ fontSize: 12 }}>
      {name}
    </p>
    <div
      ref={state === "focus-visible" ? drawFocused : undefined}
      className={state === "focus-visible" ? undefined : state && `pseudo-${state}-all`}
      style={{ width, maxWidth: "100%", minWidth: 0 }}
    >
      {children}
    </div>
  </section>
);

export const Row = ({ children }: { children: ReactNode }) => (
  <div style={{ display: "flex", flexWrap: "wrap", gap: "8px 12px", alignItems: "center" }}>{children}</div>
);

/** Controls below one another. */
export const Column = ({ children }: { children: ReactNode }) => (
  <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 12 }}>{children}</div>
);

/** A field whose list stays open without the focus: what takes pictures takes the focus away, for its blinking mark. */
export const HeldOpen = ({ height, children }: { height: number; children: ReactNode }) => (
  <div style={{ minHeight: height }} onBlurCapture={(event) => event.stopPropagation()}>
    {children}
  </div>
);

export const LONG_NAME = "東京コスメティックラボラトリー公式アンバサダー佐々木原小百合（ささきばらさゆり）";
