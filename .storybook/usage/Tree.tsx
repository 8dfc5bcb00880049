import { Tree, type TreeItem } from "@tsumugi/ui";
import { useState } from "react";

const columns: TreeItem[] = [
  {
    key: "contact",
    label: "連絡先",
    children: [
      { key: "email", label: "メールアドレス" },
      { key: "phone", label: "電話番号" },
    ],
  },
  { key: "memo", label: "社内メモ", description: "クリエイターには見えません" },
];

/** 枝をまとめて選べます。渡ってくるのは葉の鍵です。 */
export function Columns({ onChoose }: { onChoose: (keys: string[]) => void }) {
  return (
    <Tree
      label="出力する列"
      items={columns}
      selection="multiple"
      defaultValue={["email", "phone"]}
      defaultExpanded={["contact"]}
      onValueChange={onChoose}
    />
  );
}

/** 下の部署は、開いたときに読み込みます。 */
export function Departments({ load }: { load: (key: string) => Promise<TreeItem[]> }) {
  const [items, setItems] = useState<TreeItem[]>([{ key: "sales", label: "営業本部", hasChildren: true }]);
  const fill = async (key: string) => {
    const children = await load(key);
    setItems((now) => now.map((item) => (item.key === key ? { ...item, children } : item)));
  };
  return <Tree label="部署" items={items} selection="single" onLoadChildren={fill} />;
}
