export { type ChoiceOption, RadioGroup, type RadioGroupProps } from "./RadioGroup.tsx";
