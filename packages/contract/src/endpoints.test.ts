import { describe, expect, test } from "vitest";
import { endpointName } from "./core/endpoint.ts";
import { endpointSchemas } from "./endpointSchemas.ts";
import { endpoints, withSchemas } from "./endpoints.ts";
import * as contract from "./index.ts";

describe("endpoints", () => {
  test("no two calls share a method and a path", () => {
    const names = endpoints.map((endpoint) => endpointName(endpoint).replace(/\{\w+\}/g, "{}"));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test("every call is exported by the package under its own name", () => {
    const exported: Record<string, unknown> = { ...contract };
    for (const { schemas, ...endpoint } of endpoints) expect(exported[endpoint.name]).toEqual(endpoint);
  });

  test("every call has its schemas, and no schemas are without a call", () => {
    const names = endpoints.map((endpoint) => endpoint.name).sort();
    expect(names).toEqual(Object.keys(endpointSchemas).sort());
    expect(() => withSchemas({ ...contract.listGenres, name: "listNothing" })).toThrow("listNothing");
  });

  test("no two slices name a call alike, where one would hide the schemas of the other", async () => {
    const tables = Object.values(import.meta.glob("./*/*.schemas.ts", { eager: true })).flatMap((module) =>
      Object.entries(module as object).filter(([name]) => name.endsWith("Schemas")),
    );
    const names = tables.flatMap(([, table]) => Object.keys(table as object));
    expect(names).toHaveLength(endpoints.length);
  });

  test("every call says who may make it and what it is in Japanese", () => {
    for (const endpoint of endpoints) {
      expect([endpointName(endpoint), endpoint.policy.allow.length]).not.toEqual([endpointName(endpoint), 0]);
      expect(endpoint.summary).toMatch(/[ぁ-んァ-ヶ一-龠]|CSV/);
      if (endpoint.policy.roles) expect(endpoint.policy.allow).toContain("member");
    }
  });

  test("a read has no body, a call with a row of its own may answer not_found", () => {
    for (const endpoint of endpoints) {
      if (endpoint.method === "GET") expect(endpoint.schemas.body).toBeUndefined();
    }
    const silent = endpoints.filter(
      (endpoint) => /\{(id|uid|code)\}/.test(endpoint.path) && !endpoint.errors?.includes("not_found"),
    );
    expect(silent.map(endpointName)).toEqual([]);
  });

  test("the slices are named as the folders are", () => {
    for (const { slice } of endpoints) expect(slice).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});

describe("error catalogue", () => {
  test("every message is Japanese, ends as a sentence, and has a status of the error kind", () => {
    for (const [code, { status, message }] of Object.entries(contract.errorCatalogue)) {
      expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
      expect(message.endsWith("。")).toBe(true);
      expect(message).toMatch(/[ぁ-ん]/);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(600);
    }
  });

  test("every error that a call declares is in the catalogue", () => {
    for (const endpoint of endpoints) {
      for (const code of endpoint.errors ?? []) expect(contract.errorCatalogue).toHaveProperty(code);
    }
  });
});

describe("labels", () => {
  /** `roleLabels` names `roles`; a list is found by the codes it holds. */
  const lists = Object.entries(contract).flatMap(([name, value]) =>
    Array.isArray(value) && value.every((item) => typeof item === "string")
      ? [{ name, codes: value as readonly string[] }]
      : [],
  );
  const maps = Object.entries(contract).filter(([name]) => name.endsWith("Labels"));

  test("there are labels to look at", () => {
    expect(maps.length).toBeGreaterThan(10);
  });

  test.each(maps)("%s covers one list of codes, no more and no less", (_, labels) => {
    const codes = Object.keys(labels as object).sort();
    expect(lists.some((list) => [...list.codes].sort().join() === codes.join())).toBe(true);
    for (const label of Object.values(labels as Record<string, string>)) expect(label.trim()).not.toBe("");
  });

  test("no word that the product does not use stands in a label, summary or message", () => {
    const forbidden = /インフルエンサー|プロジェクト|キャンペーン|オファー|ユーザー|インポート/;
    const texts = [
      ...maps.flatMap(([, labels]) => Object.values(labels as Record<string, string>)),
      ...endpoints.map((endpoint) => endpoint.summary),
      ...Object.values(contract.errorCatalogue).map(({ message }) => message),
    ];
    expect(texts.filter((text) => forbidden.test(text))).toEqual([]);
  });
});
