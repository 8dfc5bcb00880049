/** Puts a text on the clipboard; answers whether it is there. Without https a browser offers none, and it may refuse. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
