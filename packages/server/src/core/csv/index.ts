export { type DecodedCsv, decodeCsv } from "./decodeCsv.ts";
export { type CsvChunk, type Delimiter, detectDelimiter, readRecords } from "./readCsv.ts";
export { type CsvCell, csvLines, encodeCsv, guardFormula } from "./writeCsv.ts";
