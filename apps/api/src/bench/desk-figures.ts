import type pg from 'pg';
import { benchCampaign, fillDesk } from './desk-data.js';
import { atLeast, type Figure } from './figure.js';
import { interleave, rateOf } from './measure.js';
import { startApi, startBare } from './processes.js';
import { API, own, type BenchWorld } from './world.js';

const FEW = { campaign: benchCampaign(2), investments: 200 };
const MANY = { campaign: benchCampaign(3), investments: 20_000 };

interface DeskBench {
  client: pg.Client;
  world: BenchWorld;
  env: Record<string, string>;
  say: (line: string) => void;
}

/** The first page of a campaign's dashboard, against the bare server with its statement, and by the number of investments. */
export async function deskFigures({ client, world, env, say }: DeskBench): Promise<Figure[]> {
  const askOf = async ({ campaign, investments }: typeof FEW) => {
    await fillDesk(client, campaign, investments);
    const { rows } = await client.query<{ id: string }>('select owner_id as id from campaign where id = $1', [
      campaign,
    ]);
    const token = await world.session(rows[0]?.id ?? '');
    return { url: `${API}/campaign-dashboard/${campaign}`, headers: { authorization: `Bearer ${token}` }, token };
  };
  const [few, many] = [await askOf(FEW), await askOf(MANY)];
  const statements = own(await world.statementsOf(many, many.token));
  const [only] = statements;
  if (only === undefined || statements.length > 1) throw new Error(`The dashboard is ${statements.length} statements`);
  const bare = await startBare(env, { '/desk': { ...only, column: 'desk' } });
  const api = await startApi({ ...env, ANSWERS_MEMORY: '0' });
  try {
    const [small = 1, large = 0, yardstick = 1] = await interleave([
      () => rateOf({ url: `${api.url}${few.url}`, headers: few.headers }),
      () => rateOf({ url: `${api.url}${many.url}`, headers: many.headers }),
      () => rateOf({ url: `${bare.url}/desk` }),
    ]);
    say(
      `  Dashboard: ${small.toFixed(0)}/s with 200 investments, ${large.toFixed(0)}/s with 20,000, bare ${yardstick.toFixed(0)}/s`,
    );
    return [
      atLeast("A campaign's dashboard with 20,000 investments, against bare", large / yardstick, 0.7),
      atLeast("A campaign's dashboard, 20,000 investments against 200", large / small, 0.7),
    ];
  } finally {
    await api.stop();
    await bare.stop();
  }
}
