const WARP = [20, 36, 52, 68, 84, 100];

/** Our own picture: a loom whose cloth has just begun (none), has a gap (noMatch) or is tied (locked). */
export function Weave({ kind }: { kind: "none" | "noMatch" | "locked" | "error" }) {
  return (
    <svg viewBox="0 0 120 88" width="112" height="82" fill="none" aria-hidden="true" strokeLinecap="round">
      <rect x="8" y="6" width="104" height="6" rx="3" fill="var(--tsu-brand-line)" />
      <rect x="8" y="76" width="104" height="6" rx="3" fill="var(--tsu-brand-line)" />
      {WARP.map((x) => (
        <path key={x} d={`M${x} 12V76`} stroke="var(--tsu-border-strong)" strokeWidth="1.5" opacity="0.55" />
      ))}
      <path
        d="M12 68c8-4 16 4 24 0s16 4 24 0 16 4 24 0 16 4 24 0"
        stroke="var(--tsu-brand-text)"
        strokeWidth="3"
      />
      <path
        d="M12 61c8 4 16-4 24 0s16-4 24 0 16-4 24 0 16-4 24 0"
        stroke="var(--tsu-brand-text)"
        strokeWidth="3"
        opacity="0.6"
      />
      {kind === "none" && (
        <>
          <path d="M12 54c8-4 16 4 24 0s16 4 24 0" stroke="var(--tsu-thread)" strokeWidth="3" />
          <path
            d="M60 54c10-4 12-16 22-16"
            stroke="var(--tsu-thread)"
            strokeWidth="2"
            strokeDasharray="1 5"
          />
          <path d="M78 34l14-4-6 12z" fill="var(--tsu-thread)" />
        </>
      )}
      {kind === "noMatch" && (
        <>
          <circle
            cx="62"
            cy="36"
            r="15"
            fill="var(--tsu-surface)"
            stroke="var(--tsu-thread)"
            strokeWidth="3"
          />
          <path d="M73 47l10 9" stroke="var(--tsu-thread)" strokeWidth="3.500" />
          <path d="M55 36h14" stroke="var(--tsu-thread)" strokeWidth="2" strokeDasharray="1 5" />
        </>
      )}
      {kind === "locked" && (
        <>
          <rect
            x="46"
            y="34"
            width="30"
            height="22"
            rx="4"
            fill="var(--tsu-surface)"
            stroke="var(--tsu-thread)"
            strokeWidth="3"
          />
          <path d="M52 34v-6a9 9 0 0 1 18 0v6" stroke="var(--tsu-thread)" strokeWidth="3" />
        </>
      )}
      {kind === "error" && (
        <>
          <path d="M12 54c8-4 16 4 24 0 6-3 8-10 6-16" stroke="var(--tsu-danger-text)" strokeWidth="3" />
          <path d="M108 54c-8-4-16 4-24 0-6-3-8-8-5-14" stroke="var(--tsu-danger-text)" strokeWidth="3" />
        </>
      )}
    </svg>
  );
}
