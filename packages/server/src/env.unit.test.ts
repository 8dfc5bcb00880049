import { describe, expect, it } from "vitest";
import { readSettings } from "./env.ts";

const message = (env: Record<string, string>): string => {
  try {
    readSettings(env);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error("accepted");
};

describe("readSettings", () => {
  it("needs nothing", () => {
    expect(readSettings({})).toMatchObject({
      PORT: 4000,
      HOST: "127.0.0.1",
      PUBLIC_BASE_URL: "http://localhost:4000",
      DATA_DIR: "./data",
      SEED: "demo",
      DATABASE_URL: undefined,
      ALLOWED_ORIGINS: ["http://localhost:4000", "http://127.0.0.1:4000"],
    });
  });

  it("takes a blank setting for an absent one", () => {
    expect(readSettings({ PORT: "", DATABASE_URL: "", ALLOWED_ORIGINS: "" }).PORT).toBe(4000);
  });

  it("allows the public address beside the local ones", () => {
    const { PUBLIC_BASE_URL, ALLOWED_ORIGINS } = readSettings({
      PORT: "5000",
      PUBLIC_BASE_URL: "https://t.example.jp/",
    });
    expect(PUBLIC_BASE_URL).toBe("https://t.example.jp");
    expect(ALLOWED_ORIGINS).toEqual([
      "https://t.example.jp",
      "http://localhost:5000",
      "http://127.0.0.1:5000",
    ]);
  });

  it("lets further pages in beside its own", () => {
    expect(
      readSettings({ ALLOWED_ORIGINS: "https://a.example.jp,http://localhost:4000" }).ALLOWED_ORIGINS,
    ).toEqual(["http://localhost:4000", "http://127.0.0.1:4000", "https://a.example.jp"]);
  });

  it.each([
    [{}, "demo"],
    [{ HOST: "localhost" }, "demo"],
    [{ HOST: "::1", PUBLIC_BASE_URL: "http://app.localhost:5173" }, "demo"],
    [{ DATABASE_URL: "postgres://localhost/x" }, "none"],
    [{ DATABASE_URL: "postgres://localhost/x", SEED: "demo" }, "demo"],
    [{ HOST: "0.0.0.0" }, "none"],
    [{ HOST: "::" }, "none"],
    [{ HOST: "127.0.0.1.example.jp" }, "none"],
    [{ PUBLIC_BASE_URL: "https://localhost" }, "none"],
    [{ PUBLIC_BASE_URL: "http://tsumugi.intra" }, "none"],
    [{ HOST: "0.0.0.0", SEED: "none" }, "none"],
  ])("seeds the demo by itself only where nobody else can reach it: %j", (env, seed) => {
    expect(readSettings(env).SEED).toBe(seed);
  });

  it.each([
    ["HOST", "0.0.0.0"],
    ["PUBLIC_BASE_URL", "https://tsumugi.example.jp"],
  ])("refuses the demo, whose password is public, with %s=%s", (name, value) => {
    const text = message({ [name]: value, SEED: "demo" });
    expect(text).toContain(`${name}=${value}`);
    expect(text).toContain("npm run operator");
  });

  it.each([
    [{ PORT: "80a" }, ["PORT", "「80a」", "1〜65535"]],
    [{ PORT: "70000" }, ["PORT", "「70000」"]],
    [{ SEED: "yes" }, ["SEED", "「yes」", "demo または none"]],
    [{ PUBLIC_BASE_URL: "example.jp" }, ["PUBLIC_BASE_URL", "「example.jp」", "http://"]],
    [{ FIREBASE_JWKS_URL: "keys.json" }, ["FIREBASE_JWKS_URL", "「keys.json」"]],
    [{ ALLOWED_ORIGINS: "https://a.jp/x" }, ["ALLOWED_ORIGINS", "カンマ区切り"]],
  ])("names the setting, what it holds and what is allowed for %j", (env, parts) => {
    for (const part of parts) expect(message(env as Record<string, string>)).toContain(part);
  });

  it.each([
    ["PUBLIC_BASE_URL", "https://example.jp/tsumugi", "パスの下では動きません"],
    ["PUBLIC_BASE_URL", "https://example.jp/?x=1", "ホスト名だけ"],
    ["DATABASE_URL", "postgres://u:ge/heim@db.example.jp/tsumugi", "%2F"],
    ["DATABASE_URL", "postgres://u:12#geheim@db.example.jp/tsumugi", "%23"],
    ["DATABASE_URL", "postgres://u:12?geheim@db.example.jp/tsumugi", "%40"],
    ["DATABASE_URL", "postgres://u:geheim@db.example.jp/tsumugi/more", "接続URL"],
    ["SMTP_URL", "smtp://user@ex:geheim@a/w@smtp.example.jp", "%2F"],
    ["SMTP_URL", "smtp://smtp.example.jp/geheim", "smtps://"],
    ["STORAGE_URL", "s3://bucket/geheim", "s3://"],
    ["STORAGE_URL", "s3://geheim@bucket", "key:secret@"],
    ["STORAGE_URL", "s3://k:geheim@bucket?regoin=x", "region と endpoint だけ"],
    ["STORAGE_URL", "s3://k:geheim@bucket?endpoint=minio:9000", "endpoint=https://"],
    ["SENTRY_DSN", "https://geheim.example.jp", "DSN"],
    ["SENTRY_DSN", "https://geheim@example.jp/project", "DSN"],
  ])("takes no address of which a part would be ignored: %s=%s", (name, value, cure) => {
    const text = message({ [name]: value });
    expect(text).toContain(`設定 ${name} の値`);
    expect(text).toContain(cure);
    expect(text).not.toContain("geheim");
  });

  it.each([
    ["DATABASE_URL", "postgres://u:p%23%2F@db.example.jp/t?sslmode=verify-full&sslrootcert=/etc/ca.pem"],
    ["DATABASE_URL", "postgres://u@localhost/t?host=/var/run/postgresql"],
    ["SMTP_URL", "smtp://user%40ex:p%2Fw@smtp.example.jp:587?requireTLS=true"],
    ["SMTP_URL", "smtps://smtp.example.jp/"],
    ["STORAGE_URL", "s3://k:s%2Fs@bucket?region=auto&endpoint=https://x.r2.cloudflarestorage.com"],
    ["SENTRY_DSN", "https://key@sentry.example.jp/sub/12"],
    ["PUBLIC_BASE_URL", "https://tsumugi.example.jp/"],
  ])("takes %s=%s", (name, value) => {
    expect(() => readSettings({ [name]: value })).not.toThrow();
  });

  it("takes no half of a platform's key", () => {
    expect(message({ INSTAGRAM_ACCESS_TOKEN: "geheim" })).toContain("INSTAGRAM_BUSINESS_ID がない");
    expect(message({ TIKTOK_CLIENT_SECRET: "geheim" })).toContain("TIKTOK_CLIENT_KEY がない");
    expect(message({ TIKTOK_CLIENT_SECRET: "geheim" })).not.toContain("geheim");
    expect(() => readSettings({ TIKTOK_CLIENT_KEY: "a", TIKTOK_CLIENT_SECRET: "b" })).not.toThrow();
  });

  it("tells all bad settings at once and prints no secret", () => {
    const text = message({
      PORT: "x",
      DATABASE_URL: "mysql://u:geheim@h/d",
      SMTP_URL: "http://u:geheim@h",
      STORAGE_URL: "http://k:geheim@b",
      SENTRY_DSN: "geheim",
    });
    expect(text.split("\n")).toHaveLength(5);
    expect(text).not.toContain("geheim");
  });
});
