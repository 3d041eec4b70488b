import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stack } from '../harness/stack.js';

/** The PDF of an agreement, as its reader downloads it. */
export async function agreementOf({ site }: Stack, token: string | null, path: string): Promise<Buffer> {
  const answer = await fetch(`${site}/api/v1.1${path}?format=pdf`, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** Whether `openssl cms` finds every signature of the file to be of the bytes that it covers. */
export function readsBack(pdf: Buffer): boolean {
  const text = pdf.toString('latin1');
  const ranges = [...text.matchAll(/\/ByteRange \[\s*(\d+) (\d+) (\d+) (\d+)\s*\]/g)];
  const folder = mkdtempSync(join(tmpdir(), 'cairn-signature-'));
  try {
    return (
      ranges.length > 0 &&
      ranges.every((range) => {
        const [from = 0, length = 0, next = 0, rest = 0] = range.slice(1).map(Number);
        const room = Buffer.from(text.slice(from + length + 1, next - 1), 'hex');
        // The room that is left is filled with zeros behind the DER.
        const files = { cms: join(folder, 'cms'), content: join(folder, 'content') };
        writeFileSync(files.cms, room.subarray(0, 4 + room.readUInt16BE(2)));
        writeFileSync(
          files.content,
          Buffer.concat([pdf.subarray(from, from + length), pdf.subarray(next, next + rest)]),
        );
        const verifying = ['cms', '-verify', '-binary', '-noverify', '-inform', 'DER', '-in', files.cms];
        return spawnSync('openssl', [...verifying, '-content', files.content, '-out', '/dev/null']).status === 0;
      })
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
