/** Choices of a field, from the contract's table of labels and in its order. */
export const optionsOf = <Code extends string>(labels: Readonly<Record<Code, string>>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value: value as Code, label }));
