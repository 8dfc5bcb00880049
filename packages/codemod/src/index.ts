export { codeFiles, type FileReport, type Report, runTransform } from "./run.ts";
export {
  applyTransform,
  type Change,
  type File,
  type Question,
  type Result,
  type Transform,
} from "./transform.ts";
export { transforms } from "./transforms/index.ts";
