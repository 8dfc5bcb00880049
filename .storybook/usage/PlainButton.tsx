import { Icon, Money, PlainButton } from "@tsumugi/ui";

/** 表のセルの値を、押せるものに見せます。 */
export const Fee = ({ name, fee, open }: { name: string; fee: number; open: () => void }) => (
  <PlainButton look="cell" aria-label={`${name}の条件を開く`} onClick={open}>
    <Money value={fee} />
    <Icon name="edit" size={14} />
  </PlainButton>
);
