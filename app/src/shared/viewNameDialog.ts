/** By itself, so that it is loaded when a view is named and not with every list. */
export { ViewNameDialog } from "@tsumugi/patterns";
