import { afterAll } from "vitest";
import { closeAll } from "./closeAtEnd.ts";

afterAll(closeAll);
