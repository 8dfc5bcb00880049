interface SideBySideProps {
  /** Story to draw once more, dark. */
  id: string;
  density: string;
  children: React.ReactNode;
}

/** The story itself in light, and once more in a frame of its own in dark: names and ids stay unique in each. */
export const SideBySide = ({ id, density, children }: SideBySideProps) => (
  <div
    style={{
      display: "grid",
      gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 390px), 1fr))",
      gap: "var(--tsu-space-4)",
    }}
  >
    <div style={{ minWidth: 0 }}>{children}</div>
    <iframe
      title="暗い配色"
      src={`./iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=theme:dark;density:${density}`}
      style={{
        width: "100%",
        minHeight: "90vh",
        border: "1px solid var(--tsu-border)",
        borderRadius: "var(--tsu-radius-md)",
      }}
    />
  </div>
);
