import { prepared } from '../../../kernel/database/prepared.js';
import { intoOutbox } from '../../../kernel/outbox/events.js';

/**
 * A message and the event about it, or neither where it was stored before. Each message of each provider passes here, and
 * one statement is one round trip instead of four.
 */
export const STORE_MESSAGE = prepared(
  `with stored as (
     insert into webhook_event (id, provider, endpoint, delivery_id, type, proof, hints, live, object_id, body, received_at,
       done_at, outcome)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now(), case when $11 then null else now() end,
       case when $11 then null else 'ignored' end)
     on conflict (provider, endpoint, delivery_id) do nothing returning id)
   ${intoOutbox(`'provider.message'`, '$12::jsonb')} where exists (select from stored)`,
);
