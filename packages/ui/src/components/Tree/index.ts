export { Tree } from "./LazyTree.tsx";
export type { TreeProps } from "./Tree.tsx";
export type { TreeItem, TreeSelection } from "./tree.types.ts";
