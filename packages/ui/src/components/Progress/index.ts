export { Progress, type ProgressProps } from "./Progress.tsx";
export { remainingSeconds } from "./progressText.ts";
