export { Stepper, type StepperProps } from "./Stepper.tsx";
export type { StepperStep } from "./stepLook.ts";
