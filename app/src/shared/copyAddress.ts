import { toast } from "@tsumugi/ui";

/**
 * Safari lets a page write nothing to the clipboard that begins after an answer has come: a text that is still being made
 * is handed over as a promise, at the press itself.
 */
async function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === "string" || !("ClipboardItem" in globalThis)) {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const made = text.then((it) => new Blob([it], { type: "text/plain" }));
  // Whoever waits for the text hears of it.
  made.catch(() => undefined);
  await navigator.clipboard.write([new ClipboardItem({ "text/plain": made })]);
}

/**
 * Puts an address on the clipboard, and says whether it is there. To be called at the press, with a promise where the
 * address is still being made; where that fails, it says nothing.
 * @param name what is copied, as people call it
 * @returns whether it is there
 */
export async function copyAddress(address: string | Promise<string>, name: string): Promise<boolean> {
  try {
    await write(address);
    toast.success(`${name}をコピーしました`);
    return true;
  } catch {
    // Without https there is no clipboard at all.
    const isMade = await Promise.resolve(address).then(
      () => true,
      () => false,
    );
    if (isMade) toast.show("コピーできませんでした。表示したリンクを選んでコピーしてください。");
    return false;
  }
}
