import type { TestApp } from '../test-app.js';

/** One digest a table over all its rows: two that are equal prove that nothing was written in between. */
export const tableDigests = ({ database }: TestApp): Promise<Record<string, string>> =>
  database.asOwner(async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
    );
    // When a session was last seen is written by every call, before the call is handled.
    const digests = tables.map(
      ({ name }) =>
        `select '${name}' as name, md5(coalesce(string_agg(row, ',' order by row), '')) as digest
         from (select (to_jsonb(t) - 'last_seen_at')::text as row from ${name} t) rows`,
    );
    const { rows } = await client.query<{ name: string; digest: string }>(
      `${digests.join(' union all ')} order by name`,
    );
    return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
  });
