import { expect, it } from "vitest";
import { isEmailAddress } from "./emailAddress.ts";
import { email } from "./wire.ts";

it.each([
  "taro..yamada@docomo.ne.jp",
  ".taro@ezweb.ne.jp",
  "taro.@docomo.ne.jp",
  "taro/yamada?@docomo.ne.jp",
  "hanako@example.jp",
  "o'neil+pr@sub.example.co.jp",
])("takes %s", (address) => expect([email.parse(address), isEmailAddress(address)]).toEqual([address, true]));

it.each([
  "taro..yamada@example.jp",
  ".taro@gmail.com",
  "taro..yamada@docomo.ne.jp.example",
  "a b@docomo.ne.jp",
  "@docomo.ne.jp",
  "x@y@docomo.ne.jp",
  "hanako＠example.jp",
])("refuses %s", (address) =>
  expect([email.safeParse(address).success, isEmailAddress(address)]).toEqual([false, false]),
);
