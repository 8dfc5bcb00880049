import { useOpenSupportChatRoom, useSupportCreators } from "@tsumugi/hooks";
import { FindSupportCreator } from "@tsumugi/patterns";
import { Button, IconButton } from "@tsumugi/ui";
import { useState } from "react";
import { useNavigate } from "../../routing/address.ts";
import { messageOf } from "../../shared/errors.ts";

export interface FindCreatorProps {
  readonly roomHref: (roomId: string) => string;
  /** A button of one icon, where room is short. */
  readonly isSmall?: boolean;
}

/** Finds a creator, has or has not been in touch, and opens the room. */
export function FindCreator({ roomHref, isSmall = false }: FindCreatorProps) {
  const [isOpen, setOpen] = useState(false);
  const [keyword, setKeyword] = useState("");
  const [openingUid, setOpeningUid] = useState<string>();
  const { supportCreators, isRefreshing, isLoading, error } = useSupportCreators(isOpen ? keyword : null);
  const { openSupportChatRoom, error: openError, reset } = useOpenSupportChatRoom();
  const navigate = useNavigate();
  const problem = openError ?? error;

  const choose = async ({ uid }: { uid: string }) => {
    setOpeningUid(uid);
    try {
      const { roomId } = await openSupportChatRoom(uid);
      setOpen(false);
      navigate(roomHref(roomId));
    } catch {
      // Said in the dialog, which stays.
    } finally {
      setOpeningUid(undefined);
    }
  };
  const label = "クリエイターに連絡する";
  return (
    <>
      {isSmall ? (
        <IconButton icon="plus" label={label} onClick={() => setOpen(true)} />
      ) : (
        <Button variant="primary" icon="plus" onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
      <FindSupportCreator
        open={isOpen}
        onOpenChange={(open) => {
          setOpen(open);
          reset();
        }}
        keyword={keyword}
        onSearch={setKeyword}
        creators={supportCreators}
        searching={isLoading || isRefreshing}
        onChoose={(creator) => void choose(creator)}
        openingUid={openingUid}
        error={problem && messageOf(problem)}
      />
    </>
  );
}
