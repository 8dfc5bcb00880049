import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { CandidateLook } from "./CreatorRow.tsx";

const channel = { platform: "youtube", handle: "UCabcdefghijklmnopqrstuv" } as const;
const look = (...accounts: Parameters<typeof CandidateLook>[0]["creator"]["accounts"][number][]) =>
  render(
    <CandidateLook
      creator={{
        uid: "a",
        display_name: "みお",
        real_name: "",
        image: null,
        accounts,
        follower_count: 25_000,
      }}
    />,
  ).container;

it("shows the followers of one account with its platform, and of several as their sum", () => {
  const one = look(channel).querySelector(".figures");
  expect(one?.querySelector("svg, img")).not.toBeNull();
  expect(one?.textContent).not.toContain("計");
  const several = look(channel, { platform: "instagram", handle: "mio" }).querySelector(".figures");
  expect(several?.querySelector("svg, img")).toBeNull();
  expect(several?.textContent).toMatch(/^計/);
});

it("writes the id of a channel without the mark of a handle", () => {
  expect(look(channel).textContent).not.toContain("@UC");
  expect(look({ platform: "instagram", handle: "mio" }).textContent).toContain("@mio");
});
