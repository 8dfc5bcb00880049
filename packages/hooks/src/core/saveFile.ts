/** Gives a file to the person. Replaceable, so that tests and embedded views can intercept it. */
export type SaveFile = (file: Blob, fileName: string) => void;

/** The browser's own download. The object URL is revoked later because Safari reads it after the click. */
export const saveFileInBrowser: SaveFile = (file, fileName) => {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.rel = "noopener";
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
