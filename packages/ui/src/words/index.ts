export type { UiText } from "./texts.ts";
export { useWord } from "./useWord.ts";
export type { TextValues, UiWords, Word } from "./word.ts";
