import { useCallback, useEffect } from "react";
import { paths } from "../../paths.ts";
import { useNavigate } from "../../routing/address.ts";

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** j and k open the next and the previous draft that waits; answers the same as a function for buttons. */
export function useDraftKeys(projectUid: string, waiting: readonly string[], current: string) {
  const navigate = useNavigate();
  const jobs = waiting.join(",");
  const open = useCallback(
    (step: 1 | -1) => {
      const all = jobs.split(",").filter(Boolean);
      const at = all.indexOf(current);
      const next = at < 0 ? all[0] : all[(at + step + all.length) % all.length];
      if (!next || next === current) return;
      navigate(paths.projectDraft.getHref(projectUid, next), { isFromOutside: true });
    },
    [jobs, current, projectUid, navigate],
  );
  useEffect(() => {
    const handleKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey || isTyping(target)) return;
      if (key === "j") open(1);
      if (key === "k") open(-1);
    };
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, [open]);
  return open;
}
