import { atom } from "jotai";
import type { ConnectionState } from "./commentStore.ts";

export const connectionAtom = atom<ConnectionState>("connecting");
