import { CommandPalette, type PaletteItem } from "@tsumugi/ui";
import { useEffect, useState } from "react";
import { useNavigate } from "../../routing/address.ts";
import { part } from "../../shared/part.tsx";
import type { Found } from "./SearchResults.tsx";
import { useOpenHere } from "./useOpenHere.ts";

const SearchResults = part(async () => (await import("./SearchResults.tsx")).SearchResults);
const notYet: Found = { groups: [], isLoading: true, error: undefined };
const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** ⌘K: creators, projects, rooms, payment notices and public creators, from anywhere. */
export function GlobalSearch() {
  const [isOpen, setOpen] = useOpenHere();
  const [keyword, setKeyword] = useState("");
  const navigate = useNavigate();

  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(isMac ? event.metaKey : event.ctrlKey)) return;
      event.preventDefault();
      setOpen((now) => !now);
    };
    window.addEventListener("keydown", open);
    return () => window.removeEventListener("keydown", open);
  }, [setOpen]);

  const typed = isOpen ? keyword.trim() : "";
  const [found, setFound] = useState(notYet);
  const handleChoose = ({ key }: PaletteItem) => {
    setOpen(false);
    navigate(key, { isFromOutside: true });
  };

  return (
    <>
      <CommandPalette
        open={isOpen}
        onOpenChange={setOpen}
        label="全体を検索"
        placeholder="名前・案件名・メッセージの本文・支払通知書の番号"
        shortcut={isMac ? "⌘K" : "Ctrl+K"}
        keyword={keyword}
        onKeywordChange={setKeyword}
        groups={typed === "" ? [] : found.groups}
        loading={typed !== "" && found.isLoading}
        error={typed === "" ? undefined : found.error}
        onChoose={handleChoose}
      />
      {typed !== "" && <SearchResults typed={typed} onFound={setFound} />}
    </>
  );
}
