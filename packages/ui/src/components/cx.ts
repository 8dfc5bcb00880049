/** Joins class names, dropping what is absent. */
export const cx = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(" ");
