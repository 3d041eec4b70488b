import type { Change, Journal } from './store.js';

/** The part of a pg pool that the journal uses. */
export interface SqlClient {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  end(): Promise<void>;
}

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

/** Keeps the documents in one table of the sandbox's own PostgreSQL database, which it creates itself. */
export function sqlJournal(client: SqlClient): Journal {
  return {
    async load() {
      await client.query(CREATE);
      const { rows } = await client.query(LOAD);
      // The columns of LOAD are those of Change.
      return rows as Change[];
    },
    async append(changes) {
      const gone = changes.filter((change) => change.json === null);
      const kept = changes.filter((change) => change.json !== null);
      await client.query(APPEND, [
        gone.map((change) => change.collection),
        gone.map((change) => change.id),
        kept.map((change) => change.collection),
        kept.map((change) => change.id),
        kept.map((change) => change.json),
      ]);
    },
    close: () => client.end(),
  };
}
