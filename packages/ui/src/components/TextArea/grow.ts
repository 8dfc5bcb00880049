const setHeight = (area: HTMLTextAreaElement) => {
  area.style.height = "auto";
  // What is not laid out, as in a tab that is not shown, has no height to take.
  if (area.scrollHeight > 0) area.style.height = `${area.scrollHeight + 2}px`;
};
/** One function for all: a field that hears it already does not hear it twice. */
const hearInput = ({ currentTarget }: Event) => setHeight(currentTarget as HTMLTextAreaElement);

/** Sets the height by the text of now, and from then on by what is typed. */
export function grow(area: HTMLTextAreaElement | null): void {
  if (!area) return;
  setHeight(area);
  area.addEventListener("input", hearInput);
}
