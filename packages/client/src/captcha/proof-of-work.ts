import { visitorApi } from '@cairn/contracts/content/visitor.endpoints';
import type { Client } from '../client.js';

/** Solves the server's challenge (about a second) in the background, and returns the proof. */
export async function proofOfWork(client: Pick<Client, 'send'>): Promise<string> {
  const challenge = await client.send(visitorApi.captchaChallenge, {});
  const worker = new Worker(new URL('./proof-of-work.worker.ts', import.meta.url), { type: 'module' });
  try {
    const solution = await new Promise<unknown>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data));
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      worker.postMessage(challenge, { transfer: [] });
    });
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    worker.terminate();
  }
}
