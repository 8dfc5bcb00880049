export { likeBeforeCp932, lostCharacters, lostGraphemes, throughCp932 } from "./cp932.ts";
export { type DecodedCsv, decodeCsv, decodeUpload } from "./decodeCsv.ts";
export {
  type CsvChunk,
  type CsvRecord,
  type Delimiter,
  detectDelimiter,
  readRecords,
  separatorLine,
  unifyLineEnds,
} from "./readCsv.ts";
export { atOnce, stepByStep } from "./steps.ts";
export { type CsvCell, csvLines, encodeCsv, guardFormula, unguardFormula } from "./writeCsv.ts";
