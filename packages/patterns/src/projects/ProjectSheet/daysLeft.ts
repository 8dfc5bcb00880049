/** How near a deadline is, as words beside its day. */
export const daysLeft = (days: number) =>
  days < 0 ? `${-days}日超過` : days === 0 ? "今日" : days === 1 ? "明日" : `あと${days}日`;

export const daysTone = (days: number) => (days < 0 ? "danger" : days <= 3 ? "warning" : undefined);
