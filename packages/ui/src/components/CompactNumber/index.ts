export { CompactNumber, type CompactNumberProps } from "./CompactNumber.tsx";
export { Missing, type MissingProps } from "./Missing.tsx";
