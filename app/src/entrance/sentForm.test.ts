import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { takeSentForm } from "./sentForm.ts";

const find = <T extends Element>(selector: string) => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
};
const button = () => find<HTMLButtonElement>("button");
/** Whether the browser would go on to send it by itself. */
const submit = () => find<HTMLFormElement>("form").dispatchEvent(new Event("submit", { cancelable: true }));

beforeEach(() => {
  document.documentElement.setAttribute("data-sent", "");
  document.body.innerHTML = `<div id="root"><form>
    <input name="email" value="hana@minato.example.jp"><button type="submit" disabled>サインイン</button>
  </form></div>`;
});
afterEach(() => document.documentElement.removeAttribute("data-sent"));

it("keeps what is submitted until the page answers, and submits it once", async () => {
  const sent = takeSentForm();
  expect(button().disabled).toBe(false);
  expect([submit(), submit()]).toEqual([false, false]);
  expect(button().getAttribute("aria-disabled")).toBe("true");

  const resubmit = vi.spyOn(HTMLFormElement.prototype, "requestSubmit").mockReturnValue();
  sent?.handOver();
  sent?.handOver();
  await Promise.resolve();
  expect(resubmit).toHaveBeenCalledOnce();
  expect(button().getAttributeNames()).toEqual(["type"]);
  expect(find<HTMLInputElement>("input").value).toBe("hana@minato.example.jp");
  // From here on it is the page's own.
  expect(submit()).toBe(true);
  expect(document.documentElement.hasAttribute("data-sent")).toBe(false);
});

it("stands in the colours that were chosen on this browser", () => {
  localStorage.setItem("tsumugi.color-mode", "dark");
  takeSentForm();
  expect(document.documentElement.dataset.theme).toBe("dark");
  localStorage.clear();
});

it("submits nothing that nobody has submitted", async () => {
  const resubmit = vi.spyOn(HTMLFormElement.prototype, "requestSubmit").mockReturnValue();
  takeSentForm()?.handOver();
  await Promise.resolve();
  expect(resubmit).not.toHaveBeenCalled();
});

it("makes room for another page", () => {
  takeSentForm()?.discard();
  expect(find("#root").innerHTML).toBe('<div class="first-paint"></div>');
  expect(document.documentElement.hasAttribute("data-sent")).toBe(false);
});

it("leaves a form alone that the server did not send", () => {
  document.documentElement.removeAttribute("data-sent");
  expect(takeSentForm()).toBeUndefined();
  expect(button().disabled).toBe(true);
});
