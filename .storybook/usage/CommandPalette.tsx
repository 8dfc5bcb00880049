import { CommandPalette, type PaletteGroup } from "@tsumugi/ui";
import { useState } from "react";

const pages: PaletteGroup = {
  title: "案件",
  items: [{ key: "/projects/autumn", label: "秋の新作リップ", icon: "project" }],
};

export function Search({ go }: { go: (path: string) => void }) {
  const [open, setOpen] = useState(false);
  const [keyword, setKeyword] = useState("");
  return (
    <CommandPalette
      open={open}
      onOpenChange={setOpen}
      label="案件を検索"
      shortcut="Ctrl K"
      keyword={keyword}
      onKeywordChange={setKeyword}
      groups={[pages]}
      onChoose={(item) => go(item.key)}
    />
  );
}
