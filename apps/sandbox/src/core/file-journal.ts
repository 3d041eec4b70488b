import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Change, Journal } from './store.js';

/** Documents on one line of a compacted file. */
const DOCUMENTS_PER_LINE = 1000;

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

/** The changes of one line: a batch, or one document as older files have it. */
function parseLine(line: string, path: string, number: number): Change[] {
  const value: unknown = JSON.parse(line);
  const changes: unknown[] = Array.isArray(value) ? value : [value];
  if (!changes.every(isChange)) throw new Error(`${path}: line ${number} is not a sandbox document`);
  return changes;
}

/** Reads a journal. Only its last line may be cut off: the process was killed while writing it. */
function parseJournal(text: string, path: string): Map<string, Change> {
  const latest = new Map<string, Change>();
  const lines = text.split('\n');
  const unfinished = lines.pop();
  lines.forEach((line, index) => {
    for (const change of parseLine(line, path, index + 1)) {
      const key = `${change.collection}\n${change.id}`;
      if (change.json === null) latest.delete(key);
      else latest.set(key, change);
    }
  });
  if (unfinished) process.stderr.write(`${path}: the unfinished last line was left out\n`);
  return latest;
}

/**
 * An append-only file of JSON lines, compacted to the latest version of each document when it is loaded. One batch is
 * one line, because what one operation changed must be there whole or not at all: with a document per line, a process
 * killed while writing left a charge without the payment that it had paid, which was then charged again.
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
      const lines: string[] = [];
      for (let start = 0; start < changes.length; start += DOCUMENTS_PER_LINE) {
        lines.push(`${JSON.stringify(changes.slice(start, start + DOCUMENTS_PER_LINE))}\n`);
      }
      await writeFile(compact, lines.join(''));
      await rename(compact, path);
      handle = await open(path, 'a');
      return changes;
    },
    async append(changes) {
      if (!handle) throw new Error('The journal was not loaded before it was written to');
      await handle.appendFile(`${JSON.stringify(changes)}\n`);
    },
    async close() {
      await handle?.close();
    },
  };
}
