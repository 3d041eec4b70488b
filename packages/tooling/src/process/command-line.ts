import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The command line of a process; empty when there is no such process. */
export function commandLine(pid: number): string {
  if (!Number.isInteger(pid) || pid <= 0) return '';
  if (existsSync('/proc/self/cmdline')) {
    const file = `/proc/${pid}/cmdline`;
    return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\0', ' ') : '';
  }
  return spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
}
