// What stories of this repository share. Not published.
export { Page, Section, Table } from "../foundations/Page.tsx";
export { clearToasts } from "./clearToasts.ts";
export { Case, drawFocused, Gallery, LONG_NAME, Row } from "./Gallery.tsx";
export { framed, type Guide, guide } from "./guide.ts";
export { OverlayStage } from "./OverlayStage.tsx";
export { pictures } from "./pictures.ts";
