import { lineOf } from './process/failure.js';
import { bench, chaos } from './commands/bench.js';
import { check } from './commands/check.js';
import type { Command, Context } from './commands/context.js';
import { dev } from './commands/dev.js';
import { admin, dataKeys, ledger } from './commands/operator.js';
import { gen } from './commands/gen.js';
import { mutants } from './commands/mutants.js';
import { proofs } from './commands/proofs.js';
import { races } from './commands/races.js';
import { rules } from './commands/rules.js';
import { screens } from './commands/screens.js';
import { start } from './commands/start.js';
import { test } from './commands/test.js';
import { times } from './commands/times.js';
import { verifyExternal } from './commands/verify-external.js';

export const COMMANDS: Readonly<Record<string, Command>> = {
  admin,
  bench,
  chaos,
  check,
  dev,
  gen,
  ledger,
  'data-keys': dataKeys,
  mutants,
  proofs,
  races,
  rules,
  screens,
  start,
  test,
  times,
  'verify-external': verifyExternal,
};

/** Runs a root script; returns its exit code. A failure is one line on the error output. */
export async function runCommand(name: string, parameters: string[], context: Context): Promise<number> {
  const command = COMMANDS[name];
  if (!command) throw new Error(`Unknown command ${name}`);
  try {
    return await command(parameters, context);
  } catch (error) {
    process.stderr.write(`${lineOf(error)}\n`);
    return 1;
  }
}
