import { connect, type Socket } from 'node:net';

/** What a scanner found in a file. */
export interface Verdict {
  isClean: boolean;
  /** Name of what was found. */
  signature: string | null;
}

/** Bytes that are sent at once; clamd takes no more than its StreamMaxLength in all, 25 MB by default. */
const CHUNK = 64 * 1024;
const LONGEST_MS = 30_000;

/** `tcp://host:port`, or `unix:/path` of its socket. */
const open = (address: string): Socket => {
  if (address.startsWith('unix:')) return connect(address.slice('unix:'.length));
  const { hostname, port } = new URL(address);
  return connect(Number(port), hostname);
};

/** The parts of clamd's INSTREAM command: each chunk behind its length, and an empty one at the end. */
function* stream(content: Buffer): Generator<Buffer> {
  yield Buffer.from('zINSTREAM\0', 'latin1');
  for (let from = 0; from < content.length; from += CHUNK) {
    const chunk = content.subarray(from, from + CHUNK);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(4);
}

/** `stream: OK`, or `stream: Eicar-Signature FOUND`. Anything else is no verdict. */
function read(answer: string): Verdict {
  const found = /^stream: (.+) FOUND$/.exec(answer);
  if (found) return { isClean: false, signature: found[1] ?? '' };
  if (answer === 'stream: OK') return { isClean: true, signature: null };
  throw new Error(`The virus scanner gave no verdict: ${answer.slice(0, 200)}`);
}

/**
 * Has clamd scan a file (SEC-47).
 * @throws where it cannot be reached, or says anything but a verdict
 */
export const scan = (address: string, content: Buffer): Promise<Verdict> =>
  new Promise((resolve, reject) => {
    const socket = open(address);
    const answer: Buffer[] = [];
    socket.setTimeout(LONGEST_MS, () => socket.destroy(new Error('The virus scanner did not answer in time')));
    socket.on('data', (chunk: Buffer) => answer.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      try {
        resolve(read(Buffer.concat(answer).toString('utf8').replaceAll('\0', '').trim()));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    for (const part of stream(content)) socket.write(part);
  });
