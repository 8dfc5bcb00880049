import type { Genre } from "@tsumugi/contract";
import { allGenres } from "./genres.repository.ts";

/** All genres in their fixed order. */
export const listAll = async (): Promise<{ items: Genre[] }> => ({ items: await allGenres() });
