import type { Transform } from "../transform.ts";
import { renameProps } from "./renameProps.ts";
import { patternRenames, uiRenames } from "./renames.ts";

/** By the name on the command line. Each can be run again and again: what is done stays as it is. */
export const transforms: Readonly<Record<string, Transform>> = {
  "one-names": renameProps(
    "値・読み込み中・エラー・空・グラフの軸の props を、ひとつの名前（value・loading・error・empty・x）にそろえます。",
    [
      { source: "@tsumugi/ui", renames: uiRenames },
      { source: "@tsumugi/patterns", renames: patternRenames },
    ],
  ),
};
