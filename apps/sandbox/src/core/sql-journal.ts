import { SqlConnection } from './sql-connection.js';
import type { Change, Journal } from './store.js';

const CREATE = `
create table if not exists sandbox_document (
  collection text not null,
  id text not null,
  position bigint generated always as identity,
  body text not null,
  primary key (collection, id)
)`;

const LOAD = 'select collection, id, body as json from sandbox_document order by position';

// One statement, hence atomic: a crash leaves either the whole batch or nothing of it.
const APPEND = `
with gone as (
  delete from sandbox_document d using unnest($1::text[], $2::text[]) as g(collection, id)
  where d.collection = g.collection and d.id = g.id
)
insert into sandbox_document (collection, id, body)
select c.collection, c.id, c.body
from unnest($3::text[], $4::text[], $5::text[]) with ordinality as c(collection, id, body, n)
order by c.n
on conflict (collection, id) do update set body = excluded.body`;

/**
 * Keeps the documents in one table of the sandbox's own PostgreSQL database, which it creates itself. While the database
 * is away it waits: nothing is answered before it is stored.
 */
export function sqlJournal(databaseUrl: string): Journal {
  const connection = new SqlConnection(databaseUrl);
  return {
    load: () =>
      connection.run(async (client) => {
        await client.query(CREATE);
        return (await client.query<Change>(LOAD)).rows;
      }),
    async append(changes) {
      const gone = changes.filter((change) => change.json === null);
      const kept = changes.filter((change) => change.json !== null);
      // A batch that was committed just before the connection broke is written once more: the same rows again.
      await connection.run((client) =>
        client.query(APPEND, [
          gone.map((change) => change.collection),
          gone.map((change) => change.id),
          kept.map((change) => change.collection),
          kept.map((change) => change.id),
          kept.map((change) => change.json),
        ]),
      );
    },
    close: () => connection.close(),
  };
}
