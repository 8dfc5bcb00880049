import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { legalLinks } from "./legalLinks.tsx";

it("asks for nothing where an installation names neither page", () => {
  expect(legalLinks("", undefined)).toBeUndefined();
});

it("leads to the pages that are named, beside the form", () => {
  const { container } = render(<p>{legalLinks("https://a.example/terms", "https://a.example/privacy")}</p>);
  expect(container.textContent).toBe("利用規約と個人情報の取り扱い");
  const link = screen.getByRole("link", { name: "利用規約" });
  expect(link.getAttribute("href")).toBe("https://a.example/terms");
  expect(link.getAttribute("target")).toBe("_blank");
});

it("names one page alone", () => {
  const { container } = render(<p>{legalLinks(undefined, "https://a.example/privacy")}</p>);
  expect(container.textContent).toBe("個人情報の取り扱い");
});
