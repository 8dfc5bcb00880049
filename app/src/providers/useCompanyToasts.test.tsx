import { render, waitFor } from "@testing-library/react";
import { Toaster, toast } from "@tsumugi/ui";
import { beforeEach, describe, expect, it } from "vitest";
import { useCompanyToasts } from "./useCompanyToasts.ts";

beforeEach(() => toast.dismiss());

type Company = Parameters<typeof useCompanyToasts>[1];

function Screen({ shown, company }: { shown: { current: string | null }; company: Company }) {
  useCompanyToasts(shown, company);
  return null;
}

/** What lies under the session starts afresh with each company; the toasts do not. */
function open(company: Company) {
  const shown = { current: null as string | null };
  const scene = (now: Company) => (
    <>
      <Screen key={now?.uid} shown={shown} company={now} />
      <Toaster />
    </>
  );
  const { rerender } = render(scene(company));
  return { shown, show: (now: Company) => rerender(scene(now)) };
}
const first = { uid: "c1", name: "つむぎ化粧品" };

/** Those that are not on their way out. */
const texts = () =>
  [...document.querySelectorAll("[data-toast] .text")].map(({ textContent }) => textContent);

describe("toasts", () => {
  it("of the former company go when it is switched, wherever that was done, and the screen says whose it is", async () => {
    const { show } = open(first);
    const answered = "青木さんが依頼を引き受けました";
    toast.show(answered, { action: { label: "開く", onClick: () => {} } });
    await waitFor(() => expect(texts()).toEqual([answered]));
    show({ uid: "c2", name: "あおば食品" });
    await waitFor(() => expect(texts()).toEqual(["あおば食品の画面に切り替わりました"]));
  });

  it("stay while the same company is loaded again, and nothing is said of the first one", async () => {
    const { shown, show } = open(undefined);
    show(first);
    toast.show("保存しました");
    await waitFor(() => expect(texts()).toEqual(["保存しました"]));
    show({ ...first });
    expect([texts(), shown.current]).toEqual([["保存しました"], "c1"]);
  });

  it("lead away from the former company's address, and say when there is no company any more", async () => {
    const seen: string[] = [];
    const shown = { current: "c1" as string | null };
    function Tab({ company }: { company: Company }) {
      useCompanyToasts(shown, company, { isSignedIn: true, onSwitched: (uid) => seen.push(uid) });
      return <Toaster />;
    }
    const { rerender } = render(<Tab company={first} />);
    expect(seen).toEqual([]);
    rerender(<Tab company={{ uid: "c2", name: "あおば食品" }} />);
    expect(seen).toEqual(["c2"]);
    rerender(<Tab company={null} />);
    await waitFor(() => expect(texts()).toEqual([expect.stringMatching(/^企業のメンバーから外れました/)]));
    expect(seen).toEqual(["c2"]);
  });

  it("say that the operator closed the company, not that the person was taken out of it", async () => {
    const shown = { current: "c1" as string | null };
    function Tab({ company }: { company: Company }) {
      useCompanyToasts(shown, company, { isSignedIn: true, isClosed: company === null });
      return <Toaster />;
    }
    const { rerender } = render(<Tab company={first} />);
    rerender(<Tab company={null} />);
    await waitFor(() => expect(texts()).toEqual(["運営が企業の利用を停止しました。"]));
  });
});
