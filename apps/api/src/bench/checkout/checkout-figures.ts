import { newId } from '../../kernel/crypto/ids.js';
import { Drafts } from '../drafts.js';
import { atMost, told, type Figure } from '../figure.js';
import type { InvestBench } from '../invest-figures.js';
import { quantile } from '../measure.js';
import { startApi, type Server } from '../processes.js';
import { API } from '../world.js';
import { startSandboxProcess } from './sandbox-process.js';

const WARMING = 300;
const ROUNDS = 5;
const A_ROUND = 100;
const AT_ONCE = 8;
const MOST_MILLISECONDS = 10;

interface Asking {
  url: string;
  tokens: readonly string[];
}

/** @throws where it is refused */
async function post({ url, tokens }: Asking, person: number, path: string, body: object): Promise<void> {
  const answer = await fetch(`${url}${API}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tokens[person]}`,
      'content-type': 'application/json',
      'idempotency-key': newId(),
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} was refused: ${text}`);
}

/** Opens pages for reserved investments, some at a time: processor time of the API a page, and how long one takes. */
async function open(
  asking: Asking,
  api: Server,
  reserved: readonly { id: string; person: number }[],
): Promise<{ used: number; took: number }> {
  const before = api.used();
  const times: number[] = [];
  const waiting = [...reserved];
  const payer = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const begun = performance.now();
      await post(asking, next.person, '/stripe/checkout-session', { purpose: 'investment', id: next.id });
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, payer));
  return { used: (api.used() - before) / reserved.length, took: quantile(times, 0.5) };
}

/**
 * Processor time of the API for opening the card page of an investment: the whole call, with its transactions and the call
 * to the provider, whose own work is done by another process and waited for.
 */
export async function checkoutFigures({ world, drafts, env, say }: InvestBench): Promise<Figure[]> {
  const outside = await startSandboxProcess(env['DATABASE_URL'] ?? '');
  const api = await startApi({ ...env, STRIPE_URL: outside.url });
  const asking = { url: api.url, tokens: world.tokens };
  try {
    const next = Drafts.each(await drafts.fill(WARMING + ROUNDS * A_ROUND, 1));
    const reserve = async (count: number) => {
      const reserved = Array.from({ length: count }, () => next());
      for (const { id, person } of reserved) await post(asking, person, `/process-investment/reserve/${id}`, {});
      return reserved;
    };
    await open(asking, api, await reserve(WARMING));
    const used: number[] = [];
    const took: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const measured = await open(asking, api, await reserve(A_ROUND));
      used.push(measured.used);
      took.push(measured.took);
    }
    const [milliseconds, wait] = [quantile(used, 0.5), quantile(took, 0.5)];
    say(
      `  Opening a card page: ${milliseconds.toFixed(1)} ms of the API's processor, ${wait.toFixed(1)} ms to the answer`,
    );
    return [
      atMost(
        'Processor time of the API to open a card page',
        Number(milliseconds.toFixed(1)),
        MOST_MILLISECONDS,
        ' ms',
      ),
      told('Until its answer, with the sandbox’s work', `${wait.toFixed(1)} ms`),
    ];
  } finally {
    await api.stop();
    await outside.stop();
  }
}
