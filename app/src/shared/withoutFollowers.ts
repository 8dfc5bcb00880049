/** Of accounts only who they are is compared: how many follow is not typed by hand against somebody. */
export const withoutFollowers = <Value>(value: Value): Value =>
  Array.isArray(value)
    ? (value.map((entry) =>
        typeof entry === "object" && entry !== null && "handle" in entry
          ? { platform: entry.platform, handle: entry.handle }
          : entry,
      ) as Value)
    : value;
