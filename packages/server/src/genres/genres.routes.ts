import { listGenres } from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import * as service from "./genres.service.ts";

export const genresRoutes = [handle(listGenres, service.listAll)];
