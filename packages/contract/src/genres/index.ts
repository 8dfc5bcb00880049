export { listGenres } from "./genres.endpoints.ts";
export type { CountedGenre, Genre } from "./genres.schemas.ts";
