import { toast } from "@tsumugi/ui";
import { useEffect } from "react";
import { paths } from "../../paths.ts";
import { useNavigate } from "../../routing/address.ts";
import { useUrlState } from "../../shared/useUrlState.ts";

/** Leads from the address of a room that went into another one to that one; the old address is no step back. */
export function useFollowMovedRoom(movedTo: string | undefined): void {
  const navigate = useNavigate();
  const { get } = useUrlState();
  // A number is another comment's in the other room; an id came along.
  const at = /^\d+$/.test(get("at")) ? "" : get("at");
  const query = { tab: get("tab"), keyword: get("keyword"), scheduled: get("scheduled"), at };
  const kept = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ""));
  const href = movedTo && paths.chatRoom.getHref(movedTo, kept);
  useEffect(() => {
    if (!href) return;
    navigate(href, { replace: true });
    toast.show(
      "クリエイターが統合されたため、統合先の部屋を開きました。書きかけがあれば、そこに移っています。",
    );
  }, [href, navigate]);
}
