import { signupCompany, signupMember, signupWithEmail } from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import * as service from "./signup.service.ts";
import { signupMember as joinAsMember } from "./signupMember.service.ts";

export const signupRoutes = [
  handle(signupWithEmail, service.signupWithEmail),
  handle(signupMember, joinAsMember),
  handle(signupCompany, service.signupCompany),
];
