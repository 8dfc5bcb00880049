export { type Genre, genre, listGenres } from "./genres.endpoints.ts";
