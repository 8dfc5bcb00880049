import { confirmEmailChange, sendVerifyEmail, verifyEmail } from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import * as service from "./verification.service.ts";

export const verificationRoutes = [
  handle(sendVerifyEmail, service.sendVerification),
  handle(verifyEmail, service.verifyEmail),
  handle(confirmEmailChange, service.confirmEmailChange),
];
