import { IconButton } from "@tsumugi/ui";

export const Notices = ({ open }: { open: () => void }) => (
  <IconButton icon="bell" label="お知らせ" count={3} onClick={open} />
);
