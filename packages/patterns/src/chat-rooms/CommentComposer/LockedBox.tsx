import type { ReactNode } from "react";

/** In place of the box: why nothing can be written, and what had been begun. */
export function LockedBox({ reason, text }: { reason: ReactNode; text: string }) {
  return (
    <>
      {reason}
      {text.trim() !== "" && (
        <details>
          <summary>書きかけの文章は残っています</summary>
          <p className="kept">{text}</p>
        </details>
      )}
    </>
  );
}
