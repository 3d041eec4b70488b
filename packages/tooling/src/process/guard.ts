import { spawn } from 'node:child_process';

export interface Guard {
  /** Call when the guarded process has ended. */
  release(): void;
}

/** Waits for the end of its input, when this process has exited, then stops the guarded one, at last by force. */
const SCRIPT = `trap '' INT TERM HUP
read -r _
kill -s "$2" -- "-$1" 2>/dev/null || exit 0
sleep 8
kill -s "$3" -- "-$1" 2>/dev/null`;

export interface Ending {
  /** The signal that asks the process to end. */
  ask: 'TERM' | 'INT';
  /** The signal if it has not ended eight seconds later. */
  force: 'INT' | 'KILL';
}

/**
 * Sees to it that a process does not outlive this one, even when this one is killed without notice.
 * @param group id of a process that leads a group of its own (`detached`)
 */
export function guard(group: number, { ask, force }: Ending): Guard {
  const watcher = spawn('sh', ['-c', SCRIPT, 'sh', String(group), ask, force], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.stdin.on('error', () => undefined); // closed by release(): nothing is ever written
  watcher.unref();
  return { release: () => void watcher.kill('SIGKILL') };
}
