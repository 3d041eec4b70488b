import type pg from 'pg';
import { investorId } from './data.js';
import { getLoad, interleave } from './measure.js';
import { startApi, startBare } from './processes.js';
import type { Statement } from './capture.js';

/** Reads that every page of a signed-in person makes. */
export const SIGNED_IN_READS = { me: '/api/v1.1/users/me', notifications: '/api/v1.1/notifications' } as const;
export type SignedInRead = keyof typeof SIGNED_IN_READS;

/** A page of notifications and more for the person who asks. */
export async function fillNotifications(client: pg.Client): Promise<void> {
  await client.query(
    `insert into notification (id, user_id, kind, group_name, params, at, browser)
     select gen_random_uuid(), $1, 'investment.received', 'investing', '{"campaign": "Bench", "number": "INV-000001"}',
       now() - make_interval(hours => n), false from generate_series(1, 200) n`,
    [investorId(1)],
  );
}

/** How much of what a bare server answers the product answers, for each of the reads. */
export async function compareSignedIn(
  env: Record<string, string>,
  token: string,
  statements: Readonly<Record<SignedInRead, Statement>>,
): Promise<Record<SignedInRead, number>> {
  const bare = await startBare({
    BARE_DATABASE_URL: env['DATABASE_URL'] ?? '',
    BARE_POOL: '16',
    BARE_QUERIES: JSON.stringify(
      Object.fromEntries(Object.entries(statements).map(([read, statement]) => [`/${read}`, statement])),
    ),
  });
  const api = await startApi(env);
  const headers = { authorization: `Bearer ${token}` };
  try {
    const ratios: Partial<Record<SignedInRead, number>> = {};
    for (const read of ['me', 'notifications'] as const) {
      const [own = 0, other = 1] = await interleave([
        () => getLoad(`${api.url}${SIGNED_IN_READS[read]}`, headers),
        () => getLoad(`${bare.url}/${read}`, headers),
      ]);
      ratios[read] = own / other;
    }
    return ratios as Record<SignedInRead, number>; // both were measured above
  } finally {
    await api.stop();
    await bare.stop();
  }
}
