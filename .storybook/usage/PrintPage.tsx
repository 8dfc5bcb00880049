import { PrintPage, PrintSheet } from "@tsumugi/ui";

export const Notice = () => (
  <PrintPage title="支払通知書" header="つむぎ化粧品 支払通知書">
    <PrintSheet>佐々木 りん 様　¥55,000</PrintSheet>
  </PrintPage>
);
