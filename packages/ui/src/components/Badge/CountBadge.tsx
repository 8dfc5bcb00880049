export interface CountBadgeProps {
  count: number;
  tone?: "thread" | "neutral";
}

/** A count on a navigation item or a corner; above 99 it reads `99+`. Nothing at 0. */
export function CountBadge({ count, tone = "thread" }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className="tsu-count" data-tone={tone}>
      {count > 99 ? "99+" : count}
    </span>
  );
}
