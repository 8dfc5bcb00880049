export { ShortLinkCard, type ShortLinkCardProps } from "./ShortLinkCard/ShortLinkCard.tsx";
export { ShortLinkForm, type ShortLinkFormProps } from "./ShortLinkForm/ShortLinkForm.tsx";
export { ShortLinkQr, type ShortLinkQrProps } from "./ShortLinkQr/ShortLinkQr.tsx";
export { ShortLinkTable, type ShortLinkTableProps } from "./ShortLinkTable/ShortLinkTable.tsx";
