import { act, fireEvent, render, screen } from "@testing-library/react";
import { buildCurrentUser, buildProject } from "@tsumugi/mocks";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { paths } from "../../paths.ts";
import { useNavigate } from "../../routing/address.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { useLayoutProject } from "./ProjectLayout.tsx";

afterEach(() => vi.unstubAllGlobals());

/** jsdom lays nothing out and has none of these. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

function Page() {
  const project = useLayoutProject();
  const go = useNavigate();
  const [typed, setTyped] = useState("");
  return (
    <>
      <p>
        {project.uid}: {typed}
      </p>
      <button type="button" onClick={() => setTyped(`typed for ${project.uid}`)}>
        type
      </button>
      {["a", "b"].map((uid) => (
        <button key={uid} type="button" onClick={() => go(paths.project.getHref(uid))}>
          to {uid}
        </button>
      ))}
    </>
  );
}

test("gives each project a screen of its own, also one that is in the cache already", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal("ResizeObserver", NoObserver);
  vi.stubGlobal("IntersectionObserver", NoObserver);
  vi.stubGlobal("fetch", async (input: Request | string) => {
    const { pathname } = new URL(typeof input === "string" ? input : input.url, "http://host");
    const uid = /\/projects\/([^/]+)$/.exec(pathname)?.[1];
    if (uid) return Response.json(buildProject({ uid, name: uid }, 1));
    if (pathname.includes("/users/")) return Response.json(buildCurrentUser());
    return Response.json({ items: [], next_cursor: null, total: 0 });
  });
  render(
    <PageFrame path={paths.project.path} at={paths.project.getHref("a")} frame="project">
      <Page />
    </PageFrame>,
  );
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
  await screen.findByText("a:");
  await press("to b");
  await screen.findByText("b:");
  await press("type");
  await screen.findByText("b: typed for b");
  await press("to a");
  expect(await screen.findByText("a:")).toBeTruthy();
});
