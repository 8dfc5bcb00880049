import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { fakeSignIn } from "../../testing/signIn.ts";
import { SignInProvider, useSignIn } from "./SignInProvider.tsx";
import type { SignInService } from "./signInService.ts";

const drawn: string[] = [];

function Status() {
  const { state } = useSignIn();
  const text = "uid" in state ? `${state.status} ${state.uid}` : state.status;
  drawn.push(text);
  return text;
}

const tree = (service: SignInService) => (
  <SignInProvider service={service}>
    <Status />
  </SignInProvider>
);

it("draws for who is signed in from the first time on, and follows what changes", () => {
  drawn.length = 0;
  const { service, emit } = fakeSignIn();
  render(tree(service));
  expect(drawn).toEqual(["signed_in u1"]);
  emit({ status: "expired", uid: "u1" });
  emit({ status: "signed_in", uid: "u2" });
  expect(drawn).toEqual(["signed_in u1", "expired u1", "signed_in u2"]);
});

it("draws nothing a second time where the service says the same once more", () => {
  drawn.length = 0;
  const { service, emit } = fakeSignIn();
  render(tree(service));
  emit({ status: "signed_in", uid: "u1" });
  expect(drawn).toEqual(["signed_in u1"]);
});

it("asks another service when it is given one", () => {
  const { rerender } = render(tree(fakeSignIn().service));
  rerender(tree(fakeSignIn({ status: "signed_out" }).service));
  expect(screen.getByText("signed_out")).toBeTruthy();
});

it("knows nobody on a server, which has no stored session", () => {
  expect(renderToString(tree(fakeSignIn().service))).toBe("loading");
});
