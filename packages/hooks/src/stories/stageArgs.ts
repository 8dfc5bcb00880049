import type { StageArgs } from "./Stage.tsx";
import { type NetworkMode, networkLabels, networkModes } from "./stageNetwork.ts";

/** Controls of a stage, in Japanese. */
export const stageArgTypes = (modes: readonly NetworkMode[] = networkModes) => ({
  network: {
    name: "通信",
    description: "通信のようす",
    options: modes,
    control: { type: "select" as const, labels: networkLabels },
  },
  failures: {
    name: "500 の回数",
    description: "「500 を返す」が何回で終わるか",
    control: { type: "number" as const, min: 1, max: 9 },
  },
  pace: {
    name: "時間の進み方",
    description: "止まった時計は、ボタンで次の予定まで進みます",
    options: ["real", "manual"],
    control: {
      type: "inline-radio" as const,
      labels: { real: "実際の速さ", manual: "止まった時計" },
    },
  },
});

/** Opened and left alone: as in the app. */
export const asInTheApp: StageArgs = { network: "ok", failures: 3, pace: "real" };

/** Played: the clock stands still, so that nothing depends on how fast the machine is. */
export const byHand: StageArgs = { network: "ok", failures: 3, pace: "manual" };
