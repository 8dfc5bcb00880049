import { createContext, useContext } from "react";
import { japanese, type Word } from "./word.ts";

export const WordContext = createContext<Word>(japanese);

/** The words of a component: `word("閉じる")`. What may be said is named in `texts.ts`. */
export const useWord = (): Word => useContext(WordContext);
