import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { guard } from './guard.js';

export interface ChildOptions {
  /** Its display name. */
  name: string;
  command: string;
  parameters: readonly string[];
  folder: string;
  environment: Readonly<Record<string, string | undefined>>;
  /** Takes everything it prints. */
  logFile: string;
  /** Appends to the log of the one before, whose last lines explain its end; by default a new log. */
  keepLog?: boolean;
}

export interface Child {
  readonly name: string;
  readonly pid: number;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
  hasEnded(): boolean;
  /** The end of its log. */
  lastWords(lines?: number): string;
  /** Asks it to end, by force after ten seconds. */
  stop(): Promise<void>;
}

const PATIENCE = 10_000;

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    return; // the whole group has ended already
  }
}

/** Starts a process that never outlives this one. Its group is its own, so that Ctrl-C reaches this one alone. */
export function startChild(options: ChildOptions): Child {
  const log = openSync(options.logFile, options.keepLog ? 'a' : 'w', 0o600);
  const child = spawn(options.command, options.parameters, {
    cwd: options.folder,
    env: options.environment,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const { pid } = child;
  const watcher = pid === undefined ? null : guard(pid, { ask: 'TERM', force: 'KILL' });
  let over = false;
  const ended = new Promise<number | string>((resolve) => {
    const finish = (result: number | string): void => {
      over = true;
      watcher?.release();
      resolve(result);
    };
    child.once('error', (error) => finish(error.message));
    child.once('exit', (code, signal) => finish(code ?? signal ?? 'unknown'));
  });
  return {
    name: options.name,
    pid: pid ?? 0,
    ended,
    hasEnded: () => over,
    lastWords: (lines = 12) => readFileSync(options.logFile, 'utf8').trimEnd().split('\n').slice(-lines).join('\n'),
    async stop() {
      if (over || pid === undefined) return;
      signalGroup(pid, 'SIGTERM');
      const force = setTimeout(() => signalGroup(pid, 'SIGKILL'), PATIENCE);
      await ended;
      clearTimeout(force);
    },
  };
}
