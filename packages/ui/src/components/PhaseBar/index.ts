export { PhaseBar, type PhaseBarProps } from "./PhaseBar.tsx";
