import { prepared } from '../../../kernel/database/prepared.js';
import { intoOutbox } from '../../../kernel/outbox/events.js';

/** A message that was verified, as its row is written. */
export interface MessageToStore {
  readonly id: string;
  readonly provider: string;
  readonly endpoint: string;
  readonly deliveryId: string;
  readonly type: string;
  readonly proof: string;
  /** JSON. */
  readonly hints: string;
  readonly live: boolean;
  readonly objectId: string | null;
  /** Encrypted. */
  readonly body: Buffer;
  /** What the outbox holds for it; none where nothing is to be read from the provider. */
  readonly events: readonly object[];
}

/** Messages and the events about them; of a message that was stored before, neither. One statement, so one commit. */
export const STORE_MESSAGES = prepared(
  `with stored as (
     insert into webhook_event (id, provider, endpoint, delivery_id, type, proof, hints, live, object_id, body, received_at,
       done_at, outcome)
     select m.id, m.provider, m.endpoint, m.delivery_id, m.type, m.proof, m.hints, m.live, m.object_id, m.body, now(),
       case when m.acts then null else now() end, case when m.acts then null else 'ignored' end
     from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::jsonb[], $8::boolean[], $9::text[],
       $10::bytea[], $11::boolean[])
       m(id, provider, endpoint, delivery_id, type, proof, hints, live, object_id, body, acts)
     on conflict (provider, endpoint, delivery_id) do nothing returning id)
   ${intoOutbox(`'provider.message'`, '$12::jsonb')} where exists (select from stored where stored.id = (r.body->>'webhookId')::uuid)`,
);

/** The parameters of `STORE_MESSAGES`, a list a column. */
export const columnsOf = (messages: readonly MessageToStore[]): unknown[] => [
  messages.map(({ id }) => id),
  messages.map(({ provider }) => provider),
  messages.map(({ endpoint }) => endpoint),
  messages.map(({ deliveryId }) => deliveryId),
  messages.map(({ type }) => type),
  messages.map(({ proof }) => proof),
  messages.map(({ hints }) => hints),
  messages.map(({ live }) => live),
  messages.map(({ objectId }) => objectId),
  messages.map(({ body }) => body),
  messages.map(({ events }) => events.length > 0),
  JSON.stringify(messages.flatMap(({ events }) => events)),
];
