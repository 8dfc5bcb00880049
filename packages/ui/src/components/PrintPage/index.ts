export { PrintPage, type PrintPageProps, PrintSheet, type PrintSheetProps } from "./PrintPage.tsx";
