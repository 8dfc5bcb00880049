import * as hooks from "../index.ts";
import { type Row, row } from "./verbRow.ts";

export const entranceVerbs: readonly Row[] = [
  row(
    hooks.useSignupWithEmail,
    "signupWithEmail",
    ["hana@example.jp", "correct horse battery"],
    "POST /api/company/signup/signup_with_email",
  ),
  row(
    hooks.useSignupMember,
    "signupMember",
    [{ token: "token", name: "新井 さくら", password: "correct horse battery" }],
    "POST /api/company/signup/signup_member",
  ),
];
