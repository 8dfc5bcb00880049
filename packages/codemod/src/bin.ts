#!/usr/bin/env node
import { runCommand } from "./command.ts";

const { text, exitCode } = runCommand(process.argv.slice(2));
(exitCode === 2 ? process.stderr : process.stdout).write(text);
process.exitCode = exitCode;
