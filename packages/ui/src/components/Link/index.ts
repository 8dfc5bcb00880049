export { Link, type LinkProps } from "./Link.tsx";
export { type LinkElement, linked } from "./linked.tsx";
