export { createTestClock, DAY, HOUR, MINUTE, TEST_START, type TestClock } from "./clock.ts";
export { type Called, type Caller, createTestApp, type TestApp } from "./createTestApp.ts";
export {
  insertCompany,
  insertCreator,
  insertGenre,
  insertManagedCreator,
  insertMember,
  insertOperator,
  insertUser,
} from "./factories.ts";
