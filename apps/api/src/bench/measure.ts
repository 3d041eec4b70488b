import autocannon from 'autocannon';

export const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 32;

/** What is asked for, again and again. */
export interface Load {
  url: string;
  headers?: Record<string, string>;
  /** Sent as JSON by POST. */
  body?: object;
  connections?: number;
  seconds?: number;
}

export interface Answers {
  /** A second. */
  rate: number;
  /** Milliseconds. */
  median: number;
  p99: number;
}

/** Asks as fast as it is answered. @throws where one answer is a refusal */
export async function answersTo(load: Load): Promise<Answers> {
  const { url, headers = {}, body, connections = CONNECTIONS, seconds = SECONDS } = load;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  if (result.non2xx > 0) throw new Error(`${url} refused ${result.non2xx} of ${result.requests.total}`);
  const { p50: middle, p99 } = result.latency;
  return { rate: result.requests.total / result.duration, median: middle, p99 };
}

/** Answers a second. */
export const rateOf = async (load: Load): Promise<number> => (await answersTo(load)).rate;

const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/**
 * Interleaved rounds, so that all sides run under the same conditions.
 * @returns the median of the last side, by which the others are measured, and of each other side its median share of the
 * last one's result in the same round times that: a machine that becomes faster halfway favours neither
 */
export async function interleave(sides: readonly (() => Promise<number>)[], rounds = ROUNDS): Promise<number[]> {
  const measured: number[][] = sides.map(() => []);
  for (const side of sides) await side(); // warm-up
  for (let round = 0; round < rounds; round++) {
    for (const [index, side] of sides.entries()) measured[index]?.push(await side());
  }
  const yardstick = measured.at(-1) ?? [];
  return measured.map((results) => {
    const shares = results.map((result, round) => result / (yardstick[round] ?? 1));
    return median(shares) * median(yardstick);
  });
}
