import { expect, it } from "vitest";
import { connectionProblem, POOLER } from "./connectionProblem.ts";

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
