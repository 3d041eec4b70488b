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
  /** Of each answer, milliseconds and their fractions. */
  times: readonly number[];
}

/** Asks as fast as it is answered. @throws where one answer is a refusal */
export async function answersTo(load: Load): Promise<Answers> {
  const { url, headers = {}, body, connections = CONNECTIONS, seconds = SECONDS } = load;
  const asked: autocannon.Options = {
    url,
    connections,
    duration: seconds,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  };
  // The summary has whole milliseconds, which many a read does not last.
  const times: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const asking = autocannon(asked, (error: unknown, summary) => (error ? reject(error) : resolve(summary)));
    asking.on('response', (_client, _status, _bytes, time) => times.push(time));
  });
  if (result.non2xx > 0) throw new Error(`${url} refused ${result.non2xx} of ${result.requests.total}`);
  return { rate: result.requests.total / result.duration, times };
}

/** Reads of this many at once. */
const READERS = 4;

/** The milliseconds of each of the reads that are begun before something has ended. */
export async function readWhile(url: string, ending: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  void ending.then(() => (isOver = true));
  const read = async (): Promise<void> => {
    while (!isOver) {
      const begun = performance.now();
      const answer = await fetch(url);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: READERS }, read));
  return times;
}

/** Answers a second. */
export const rateOf = async (load: Load): Promise<number> => (await answersTo(load)).rate;

/** The smallest number that a share of all of them do not exceed: the median at 0.5. */
export const quantile = (numbers: readonly number[], share: number): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
};

const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

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
