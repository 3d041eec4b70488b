import type { TestApp } from './test-app.js';

/** Columns with instants of the machine's clock by design: what happened to a process, a message, a session or a proof. */
export const ON_REAL_TIME: readonly RegExp[] = [
  /^kernel\.(?!audit_log\.)/,
  /^verification\./,
  /^ledger\.(account\.opened_at|seal\.sealed_at|tx\.recorded_at)$/,
  /^public\.(session|user_link|sign_in_verification|social_attempt|recovery_code|data_export|webhook_event)\./,
  /^public\.(statement_line|statement_cursor)\.read_at$/,
];

/**
 * Every column with an instant of the last hours by the machine's clock, where that is not business time as well: somebody
 * took the wrong clock, or it is one of those above. What the migrations wrote is older than `since`.
 */
export const columnsOnRealTime = ({ database }: TestApp, since: Date): Promise<string[]> =>
  database.asOwner(async (client) => {
    const { rows: columns } = await client.query<{ place: string; column: string; name: string }>(
      `select format('%I.%I', table_schema, table_name) as place, quote_ident(column_name) as column,
         table_schema || '.' || table_name || '.' || column_name as name
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where data_type = 'timestamp with time zone' and table_type = 'BASE TABLE'
         and table_schema not in ('pg_catalog', 'information_schema', 'bullmq')`,
    );
    const found = columns.map(
      ({ place, column, name }) =>
        `select '${name}' as name where exists (select from ${place}
           where ${column} between '${since.toISOString()}' and clock_timestamp() + interval '3 hours'
             and abs(extract(epoch from ${column} - kernel.now())) > 21600)`,
    );
    const { rows } = await client.query<{ name: string }>(found.join(' union all '));
    return rows.map(({ name }) => name).sort();
  });
