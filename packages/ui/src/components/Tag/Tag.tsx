import { Icon } from "../Icon/Icon.tsx";

export interface TagProps {
  children: string;
  /** Shows a button that takes the tag away. */
  onRemove?: () => void;
}

export function Tag({ children, onRemove }: TagProps) {
  return (
    <span className="tsu-tag" title={children}>
      <span className="text">{children}</span>
      {onRemove && (
        <button type="button" onClick={onRemove} aria-label={`${children}を外す`}>
          <Icon name="close" size={12} />
        </button>
      )}
    </span>
  );
}
