import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Change, Journal } from './store.js';

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

function isChange(value: unknown): value is Change {
  if (typeof value !== 'object' || value === null) return false;
  if (!('collection' in value && 'id' in value && 'json' in value)) return false;
  return (
    typeof value.collection === 'string' &&
    typeof value.id === 'string' &&
    (value.json === null || typeof value.json === 'string')
  );
}

function parseLine(line: string, path: string, number: number): Change {
  const value: unknown = JSON.parse(line);
  if (!isChange(value)) throw new Error(`${path}: line ${number} is not a sandbox document`);
  return value;
}

/** Reads a journal. Only its last line may be cut off: the process was killed while writing it. */
function parseJournal(text: string, path: string): Map<string, Change> {
  const latest = new Map<string, Change>();
  const lines = text.split('\n');
  const unfinished = lines.pop();
  lines.forEach((line, index) => {
    const change = parseLine(line, path, index + 1);
    const key = `${change.collection}\n${change.id}`;
    if (change.json === null) latest.delete(key);
    else latest.set(key, change);
  });
  if (unfinished) process.stderr.write(`${path}: the unfinished last line was left out\n`);
  return latest;
}

/**
 * An append-only file of JSON lines, one document per line, compacted to the latest version of each document when it
 * is loaded.
 */
export function fileJournal(path: string): Journal {
  let handle: Awaited<ReturnType<typeof open>> | undefined;
  return {
    async load() {
      await mkdir(dirname(path), { recursive: true });
      const text = await readFile(path, 'utf8').catch((error: unknown) => {
        if (isMissing(error)) return '';
        throw error;
      });
      const changes = [...parseJournal(text, path).values()];
      const compact = `${path}.compact`;
      await writeFile(compact, changes.map((change) => `${JSON.stringify(change)}\n`).join(''));
      await rename(compact, path);
      handle = await open(path, 'a');
      return changes;
    },
    async append(changes) {
      if (!handle) throw new Error('The journal was not loaded before it was written to');
      await handle.appendFile(changes.map((change) => `${JSON.stringify(change)}\n`).join(''));
    },
    async close() {
      await handle?.close();
    },
  };
}
