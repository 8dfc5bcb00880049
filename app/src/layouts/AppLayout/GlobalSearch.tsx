import { useCreators, useCurrentUser, useManagedCreators, useProjects } from "@tsumugi/hooks";
import { CommandPalette, type PaletteItem } from "@tsumugi/ui";
import { useDeferredValue, useEffect, useState } from "react";
import { paths } from "../../paths.ts";
import { useNavigate } from "../../routing/address.ts";
import { messageOf } from "../../shared/errors.ts";
import { useOpenHere } from "./useOpenHere.ts";

const LIMIT = 8;
const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** ⌘K: own creators, projects and public creators by name, from anywhere. */
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

  const found = useSearch(isOpen ? keyword.trim() : "");
  const handleChoose = ({ key }: PaletteItem) => {
    setOpen(false);
    navigate(key);
  };

  return (
    <CommandPalette
      open={isOpen}
      onOpenChange={setOpen}
      label="クリエイター・案件を検索"
      placeholder="名前・かな・アカウント・案件名"
      shortcut={isMac ? "⌘K" : "Ctrl+K"}
      keyword={keyword}
      onKeywordChange={setKeyword}
      groups={found.groups}
      loading={found.isLoading}
      error={found.error}
      onChoose={handleChoose}
    />
  );
}

/** The key of an item is the address that it opens. */
function useSearch(typed: string) {
  const keyword = useDeferredValue(typed);
  const filter = keyword === "" ? null : { keyword, limit: LIMIT };
  const creators = useManagedCreators(filter);
  const projects = useProjects(filter);
  // Those who are ours already stand in the first group.
  const canSearch = useCurrentUser().hasFeature("creator_search");
  const open = useCreators(filter && canSearch ? { ...filter, managed: false } : null);
  const error = creators.error ?? projects.error ?? open.error;
  const groups = [
    {
      title: "クリエイター",
      items: creators.managedCreators.slice(0, LIMIT).map(
        (one): PaletteItem => ({
          key: paths.managedCreator.getHref(one.uid),
          label: one.display_name,
          sub: one.real_name,
          icon: "creator",
        }),
      ),
    },
    {
      title: "案件",
      items: projects.projects.slice(0, LIMIT).map(
        (one): PaletteItem => ({
          key: paths.project.getHref(one.uid),
          label: one.name,
          sub: one.client_name,
          icon: "project",
        }),
      ),
    },
    {
      title: "公開クリエイター",
      items: open.creators.slice(0, LIMIT).map(
        (one): PaletteItem => ({
          key: paths.openCreator.getHref(one.uid),
          label: one.name,
          sub: one.area,
          icon: "search",
        }),
      ),
    },
  ];
  return {
    groups: keyword === "" ? [] : groups,
    isLoading: typed !== "" && (creators.isRefreshing || projects.isRefreshing || open.isRefreshing),
    error: error && messageOf(error),
  };
}
