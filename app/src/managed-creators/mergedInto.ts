import type { MergedInto } from "@tsumugi/contract";
import { isApiError } from "@tsumugi/hooks";

/** The record that took in the one that was asked for; undefined for every other error. */
export const mergedInto = (error: unknown): MergedInto | undefined =>
  isApiError(error) && error.code === "creator_merged" ? (error.current as MergedInto) : undefined;
