/**
 * CSS as plain text, marked so that editors colour it. What `UiProvider` puts in at once is written
 * with this and not with styled-components: a page of buttons then needs none of its 11 kB.
 */
export const css = (text: TemplateStringsArray, ...parts: string[]) => String.raw({ raw: text }, ...parts);
