import { type Feature, featureLabels } from "@tsumugi/contract";

/** Why something is locked: cause, then what to do. */
export const missingFeature = (feature: Feature): string =>
  `「${featureLabels[feature]}」は現在の契約に含まれていません。ツムギの運営にお問い合わせください。`;
