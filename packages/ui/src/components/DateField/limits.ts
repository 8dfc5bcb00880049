interface Limits {
  min?: string;
  max?: string;
}

/** Whether a day, or a day with a time, lies between two of its own kind. */
export const isWithin = (value: string, { min, max }: Limits) =>
  (min === undefined || min <= value) && (max === undefined || value <= max);
