import { afterEach, expect, it } from "vitest";
import { openerOf, restoreFocus, returnFocus, surroundingOf } from "./opener.ts";

const draw = (html: string) => {
  document.body.innerHTML = html;
  return (id: string) => document.getElementById(id) as HTMLElement;
};

afterEach(() => {
  document.body.innerHTML = "";
});

it("takes the button of a menu for the entry that was chosen in it", () => {
  const by = draw(
    `<button id="more">⋯</button><div role="menu" aria-labelledby="more"><div role="menuitem" tabindex="-1" id="remove">外す</div></div>`,
  );
  expect(openerOf(by("remove"))).toBe(by("more"));
});

it("goes up through a submenu to the button outside of all menus", () => {
  const by = draw(
    `<button id="more">⋯</button><div role="menu" aria-labelledby="more"><div role="menuitem" id="sub">並べ替え</div></div>
     <div role="menu" aria-labelledby="sub"><div role="menuitem" id="deep">名前</div></div>`,
  );
  expect(openerOf(by("deep"))).toBe(by("more"));
});

it("knows no opener when nothing has the focus", () => {
  expect(openerOf(document.body)).toBeNull();
});

it("gives the focus to the table when the row with the button is gone", () => {
  const by = draw(
    `<h1 tabindex="-1" id="title">案件</h1><div role="region" tabindex="0" id="table"><button id="more">⋯</button></div>`,
  );
  const opener = { element: by("more"), surrounding: surroundingOf(by("more")) };
  by("more").remove();
  restoreFocus(opener);
  expect(document.activeElement).toBe(by("table"));
});

it("gives the focus to the heading when nothing else is left", () => {
  const by = draw(`<h1 tabindex="-1" id="title">案件</h1>`);
  restoreFocus({ element: null, surrounding: null });
  expect(document.activeElement).toBe(by("title"));
});

it("leaves the focus to what was pressed while the overlay faded out, also when its opener is gone", () => {
  const by = draw(
    `<h1 tabindex="-1">クリエイター管理</h1><button id="cancel">キャンセル</button><input id="cell" />`,
  );
  const opener = { element: by("cancel"), surrounding: null };
  by("cell").focus();
  returnFocus(opener);
  expect(document.activeElement).toBe(by("cell"));
  by("cancel").remove();
  returnFocus(opener);
  expect(document.activeElement).toBe(by("cell"));
});

it("returns the focus from the outer dialog that took it when the inner one went away", () => {
  const by = draw(
    `<div role="dialog" tabindex="-1" id="outer"><button id="more">⋯</button><ul role="grid" tabindex="0" id="list"></ul></div>`,
  );
  by("outer").focus();
  returnFocus({ element: by("more"), surrounding: by("outer") });
  expect(document.activeElement).toBe(by("more"));
  const opener = { element: by("more"), surrounding: by("list") };
  by("more").remove();
  by("outer").focus();
  returnFocus(opener);
  expect(document.activeElement).toBe(by("list"));
});
