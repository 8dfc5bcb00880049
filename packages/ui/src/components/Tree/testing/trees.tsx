import { creatorName } from "../../../testing/creatorNames.ts";
import { LONG_NAME } from "../../../testing/Gallery.tsx";
import { IconButton } from "../../IconButton/IconButton.tsx";
import type { TreeItem } from "../tree.types.ts";

/** Columns of a file, by what they are about. */
export const columns: readonly TreeItem[] = [
  {
    key: "profile",
    label: "プロフィール",
    children: [
      { key: "display_name", label: "表示名", description: "ファイルを取り込むのに必要です", disabled: true },
      { key: "real_name", label: "氏名" },
      { key: "kana", label: "かな" },
    ],
  },
  {
    key: "contact",
    label: "連絡先",
    children: [
      { key: "email", label: "メールアドレス" },
      { key: "phone", label: "電話番号" },
      {
        key: "place",
        label: "送り先",
        children: [
          { key: "postal_code", label: "郵便番号" },
          { key: "address", label: "住所" },
        ],
      },
    ],
  },
  { key: "memo", label: "社内メモ", description: "クリエイターには見えません" },
];

const department = (key: string, label: string, count: number, children?: TreeItem[]): TreeItem => ({
  key,
  label,
  count,
  icon: children ? "building" : "creators",
  children,
  actions: <IconButton icon="edit" size="sm" label={`${label}を編集`} />,
});

/** A company by its departments, with how many work there. */
export const departments: readonly TreeItem[] = [
  department("sales", "営業本部", 1204, [
    department("east", "東日本営業部", 640),
    department("west", "西日本営業部", 564),
  ]),
  department("make", "制作本部", 86, [
    department("film", "動画制作部", 52),
    department("photo", "写真部", 34),
  ]),
  department("staff", "管理部", 18),
];

export const longTexts: readonly TreeItem[] = [
  {
    key: "long",
    label: LONG_NAME,
    icon: "building",
    count: 12_345_678,
    children: [
      { key: "longer", label: `${LONG_NAME}${LONG_NAME}`, description: LONG_NAME, icon: "creators" },
      { key: "address", label: "https://www.example.com/a-very-long-address-without-any-space-to-break-at" },
    ],
  },
];

/** Ten thousand items in a hundred branches. */
export const many: readonly TreeItem[] = Array.from({ length: 100 }, (_, branch) => ({
  key: `branch-${branch}`,
  label: `グループ${branch + 1}`,
  count: 100,
  children: Array.from({ length: 100 }, (_, leaf) => ({
    key: `leaf-${branch}-${leaf}`,
    label: creatorName(branch * 100 + leaf),
  })),
}));

/** One row only, as a pointer would: with all of them hovered, none could be told from the others. */
export const hoverLast = (root: HTMLDivElement | null) =>
  root?.querySelector("[role=treeitem]:last-child")?.classList.add("pseudo-hover");
