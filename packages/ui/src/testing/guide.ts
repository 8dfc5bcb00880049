/** How a component is used, shown above its stories on the docs page. All in Japanese, whole sentences. */
export interface Guide {
  /** One or two sentences: what it is for, and the alternative for other cases. */
  use: string;
  /** What to do: one sentence each. */
  do: readonly string[];
  /** What not to do, each with the reason or the alternative. */
  dont: readonly string[];
  /** Keys and what they do, in the order of importance. Only for what can be operated. */
  keyboard?: readonly (readonly [keys: string, does: string])[];
  /** What a screen reader says, where it is not self-evident. */
  reader?: string;
}

/** Story parameters with a guide: `parameters: guide({ … })` in the meta of a component. */
export const guide = (content: Guide) => ({ guide: content });

/** Parameters of a story that opens over the whole page: on the docs page it gets a frame of its own. */
export const framed = { docs: { story: { inline: false, height: "480px" } } };
