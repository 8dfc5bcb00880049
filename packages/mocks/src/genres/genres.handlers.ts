import { listGenres } from "@tsumugi/contract";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import { buildGenres } from "./genres.fixtures.ts";

export const genresHandlers = [
  mockEndpoint(listGenres, () => ({
    items: buildGenres().map((genre, index) => ({ ...genre, open_creator_count: 240 - index * 17 })),
  })),
];
