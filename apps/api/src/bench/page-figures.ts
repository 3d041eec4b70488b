import type pg from 'pg';
import { benchCampaign } from './desk-data.js';
import { atLeast, type Figure } from './figure.js';
import { interleave, rateOf } from './measure.js';
import { fillPage } from './page-data.js';
import { startApi, startBare } from './processes.js';
import { API, own, type BenchWorld } from './world.js';

const FULL = 4;
const DETAIL = `${API}/equities/front/bench-campaign-${FULL}`;

interface PageBench {
  client: pg.Client;
  world: BenchWorld;
  env: Record<string, string>;
  say: (line: string) => void;
}

/** The first screen of a page with much on it, in one statement, against the bare server with that statement. */
export async function pageFigures({ client, world, env, say }: PageBench): Promise<Figure[]> {
  await fillPage(client, benchCampaign(FULL));
  const statements = own(await world.statementsOf({ url: DETAIL }));
  const [only] = statements;
  if (only === undefined || statements.length > 1) throw new Error(`The page is ${statements.length} statements`);
  const bare = await startBare(env, { '/page': { ...only, column: 'page' } });
  const api = await startApi({ ...env, ANSWERS_MEMORY: '0' });
  try {
    const [rate = 0, yardstick = 1] = await interleave([
      () => rateOf({ url: `${api.url}${DETAIL}` }),
      () => rateOf({ url: `${bare.url}/page` }),
    ]);
    say(`  Full campaign page: ${rate.toFixed(0)}/s, bare ${yardstick.toFixed(0)}/s`);
    return [
      atLeast(
        'Campaign page with 200 comments, 50 documents, 30 updates, 5,000 investments, against bare',
        rate / yardstick,
        0.8,
      ),
    ];
  } finally {
    await api.stop();
    await bare.stop();
  }
}
