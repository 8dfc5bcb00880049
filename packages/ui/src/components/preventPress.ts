import type { MouseEvent } from "react";

/** Stands in for what a busy or blocked button does: one function for all of them, so that a button makes none of its own. */
export const preventPress = (event: MouseEvent) => event.preventDefault();
