import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../process/failure.js';
import { runCli } from './database.js';
import type { Home } from './home.js';
import type { Environment } from './secrets.js';

const MARK = 'DEMO ';

export interface DemoSignIn {
  role: string;
  email: string;
  password: string;
  /** Of the authenticator, where the account needs a code. */
  secret?: string;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function signInsOf(value: unknown): DemoSignIn[] {
  if (!Array.isArray(value)) throw new Failure('The demo returned no sign-ins');
  return value.map((entry: unknown) => {
    const { role, email, password, secret } = Object(entry) as Record<string, unknown>; // checked below
    if (!isText(role) || !isText(email) || !isText(password)) throw new Failure('A sign-in of the demo is incomplete');
    return { role, email, password, ...(isText(secret) ? { secret } : {}) };
  });
}

/** Sign-ins of a complete demo, or null. */
export function readDemo(home: Home): DemoSignIn[] | null {
  if (!existsSync(home.demoFile)) return null;
  return signInsOf(JSON.parse(readFileSync(home.demoFile, 'utf8')));
}

/**
 * Fills the empty product with the demo. A start that finds the mark of an unfinished one has to begin afresh.
 * @throws Failure with the last words of the command
 */
export async function seedDemo(root: string, home: Home, environment: Environment): Promise<DemoSignIn[]> {
  writeFileSync(home.unfinishedFile, '');
  let found: unknown;
  const { code, output } = await runCli(root, ['seed-demo'], environment, {
    onLine: (line) => {
      if (line.startsWith(MARK)) found = JSON.parse(line.slice(MARK.length));
      else process.stdout.write(`  ${line}\n`);
    },
  });
  const log = join(home.logs, 'demo.log');
  writeFileSync(log, output, { mode: 0o600 });
  if (code !== 0) {
    const lines = output.trim().split('\n');
    throw new Failure(
      `The demo could not be created: ${lines.find((line) => /error/i.test(line)) ?? lines.at(-1) ?? 'no output'} (${log})`,
    );
  }
  const signIns = signInsOf(found);
  writeFileSync(home.demoFile, JSON.stringify(signIns, null, 2), { mode: 0o600 });
  chmodSync(home.demoFile, 0o600);
  rmSync(home.unfinishedFile, { force: true });
  return signIns;
}

/** The environment with the authenticator's secrets for the sandbox. */
export const authenticatorEnvironment = (signIns: readonly DemoSignIn[]): Environment => {
  const entries = signIns.flatMap(({ email, secret }) => (secret ? [`${email}=${secret}`] : []));
  return entries.length === 0 ? {} : { SANDBOX_AUTHENTICATOR: entries.join(',') };
};
