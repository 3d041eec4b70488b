import autocannon from 'autocannon';

export const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 32;

/** Answers a second. */
export async function getLoad(url: string, headers: Record<string, string> = {}): Promise<number> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0) throw new Error(`${url} refused ${result.non2xx} of ${result.requests.total}`);
  return result.requests.total / result.duration;
}

/** POST with a JSON body. */
export async function postLoad(url: string, body: object): Promise<number> {
  const result = await autocannon({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  if (result.non2xx > 0) throw new Error(`${url} refused ${result.non2xx} of ${result.requests.total}`);
  return result.requests.total / result.duration;
}

const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/**
 * Interleaved rounds: all sides meet the same weather.
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
