export { type CountedGenre, countedGenre, type Genre, genre, listGenres } from "./genres.endpoints.ts";
