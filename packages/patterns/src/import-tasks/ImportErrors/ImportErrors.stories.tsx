import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleFieldLabel } from "../samples.ts";
import { ImportErrors } from "./ImportErrors.tsx";

const meta = {
  title: "画面の型/一括登録/ImportErrors",
  component: ImportErrors,
  args: {
    fieldLabel: sampleFieldLabel,
    errors: [
      {
        row: 3,
        preview: ["", "hanako@"],
        field: "display_name",
        message: "表示名が空です。表示名を入れて、もう一度取り込んでください。",
      },
      {
        row: 18,
        preview: ["ゆうき", "yuki＠example"],
        field: null,
        message: "列の数が見出しと合いません。カンマの数を確かめてください。",
      },
    ],
  },
} satisfies Meta<typeof ImportErrors>;
export default meta;
export const Playground: StoryObj<typeof meta> = {};
