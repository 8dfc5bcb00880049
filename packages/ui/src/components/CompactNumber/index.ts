export { CompactNumber, type CompactNumberProps } from "./CompactNumber.tsx";
