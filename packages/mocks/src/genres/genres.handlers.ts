import { listGenres } from "@tsumugi/contract";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import { buildGenres } from "./genres.fixtures.ts";

export const genresHandlers = [mockEndpoint(listGenres, () => ({ items: buildGenres() }))];
