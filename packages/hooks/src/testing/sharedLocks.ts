/** Locks as the tabs of one browser share them: work of one name runs in turn. */
export function sharedLocks() {
  const ends = new Map<string, Promise<void>>();
  return (name: string, work: () => Promise<void>) => {
    const end = (ends.get(name) ?? Promise.resolve()).then(work);
    ends.set(
      name,
      end.catch(() => undefined),
    );
    return end;
  };
}
