import { expect, it } from "vitest";
import { connectionProblem, POOLER, tablesProblem } from "./connectionProblem.ts";

const failed = (code: string | undefined, message = "failed for postgres://u:geheim@h") =>
  Object.assign(new Error(message), code === undefined ? {} : { code });

it("says what to do about each failure, and quotes nothing of the driver's words", () => {
  const cureOf = (code: string) => connectionProblem(failed(code)).cure;
  expect(cureOf("ECONNREFUSED")).toContain("ホスト・ポート");
  expect(cureOf("28000")).toContain("sslmode=verify-full");
  for (const code of ["DEPTH_ZERO_SELF_SIGNED_CERT", "SELF_SIGNED_CERT_IN_CHAIN", "CERT_HAS_EXPIRED"])
    expect(cureOf(code)).toContain("sslrootcert");
  for (const code of ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "ERR_TLS_CERT_ALTNAME_INVALID"])
    expect(connectionProblem(failed(code))).toMatchObject({
      reason: expect.stringContaining(code),
      cure: expect.stringContaining("sslrootcert"),
    });
  expect(cureOf("08P01")).toBe(POOLER);
  expect(connectionProblem(failed(undefined, "The server does not support SSL connections")).cure).toContain(
    "sslmode を外して",
  );
  for (const cause of [failed(undefined), failed("XX000"), undefined, "geheim", { code: 7 }])
    expect(JSON.stringify(connectionProblem(cause))).not.toContain("geheim");
});

it("tells a file of certificates that is not there from a wrong address", () => {
  const missing = Object.assign(failed("ENOENT"), { syscall: "open", path: "/nowhere.pem" });
  expect(connectionProblem(missing)).toMatchObject({
    reason: "証明書のファイルを読めません: ENOENT",
    cure: expect.stringContaining("sslrootcert"),
  });
});

it("says which right or extension the database lacks, and blames no set-up for anything else", () => {
  const lacking = failed("42501", "permission denied for schema public");
  const migrating = new Error("Migration 0001_x.sql failed", { cause: lacking });
  for (const cause of [lacking, migrating]) {
    expect(tablesProblem(cause)).toContain("permission denied for schema public");
    expect(tablesProblem(cause)).toContain("ALTER DATABASE");
  }
  expect(tablesProblem(failed("0A000", 'extension "pg_trgm" is not available'))).toContain(
    "postgresql-contrib",
  );
  expect(tablesProblem(failed("25006"))).toContain("読み取り専用");
  for (const cause of [failed("42P01"), failed("0A000"), new Error("other"), undefined])
    expect(tablesProblem(cause)).toBeUndefined();
});
