import { integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { JWK } from "jose";
import { at, big } from "./columns.ts";

export const credentials = pgTable("credentials", {
  user_uid: text("user_uid").primaryKey(),
  password_hash: text("password_hash").notNull(),
  updated_at: at("updated_at").notNull().defaultNow(),
});

export const refreshFamilies = pgTable("refresh_families", {
  uid: text("uid").primaryKey(),
  user_uid: text("user_uid").notNull(),
  auth_time: at("auth_time").notNull(),
  expires_at: at("expires_at").notNull(),
  revoked_at: at("revoked_at"),
  last_used_at: at("last_used_at"),
  device: text("device").notNull().default(""),
  created_at: at("created_at").notNull().defaultNow(),
});

export const refreshTokens = pgTable("refresh_tokens", {
  token_hash: text("token_hash").primaryKey(),
  family_uid: text("family_uid").notNull(),
  parent_hash: text("parent_hash"),
  used_at: at("used_at"),
  created_at: at("created_at").notNull().defaultNow(),
});

export const signingKeys = pgTable("signing_keys", {
  kid: text("kid").primaryKey(),
  private_jwk: jsonb("private_jwk").$type<JWK>().notNull(),
  public_jwk: jsonb("public_jwk").$type<JWK>().notNull(),
  created_at: at("created_at").notNull().defaultNow(),
  retired_at: at("retired_at"),
});

export const signInFailures = pgTable(
  "sign_in_failures",
  {
    email_key: text("email_key").notNull(),
    /** A network, `device:` and a device that is known, or `*` for all that are not. */
    source: text("source").notNull(),
    failures: integer("failures").notNull().default(0),
    locked_until: at("locked_until"),
    last_failed_at: at("last_failed_at").notNull().defaultNow(),
  },
  ({ email_key, source }) => [primaryKey({ columns: [email_key, source] })],
);

export const verificationTokens = pgTable("verification_tokens", {
  token_hash: text("token_hash").primaryKey(),
  user_uid: text("user_uid").notNull(),
  purpose: text("purpose").$type<"verify" | "change" | "reset">().notNull(),
  email: text("email").notNull(),
  expires_at: at("expires_at").notNull(),
  used_at: at("used_at"),
  created_at: at("created_at").notNull().defaultNow(),
});

export const secondFactors = pgTable("second_factors", {
  user_uid: text("user_uid").primaryKey(),
  secret: text("secret"),
  pending_secret: text("pending_secret"),
  confirmed_at: at("confirmed_at"),
  last_step: big("last_step").notNull().default(0),
  created_at: at("created_at").notNull(),
});

export const recoveryCodes = pgTable(
  "recovery_codes",
  { user_uid: text("user_uid").notNull(), code_hash: text("code_hash").notNull() },
  ({ user_uid, code_hash }) => [primaryKey({ columns: [user_uid, code_hash] })],
);
