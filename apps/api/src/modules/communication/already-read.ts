import type { Message } from '../../kernel/outbox/events.js';

/** What runs a statement: a transaction, or the pool. */
type Run = <Row>(sql: string, parameters: unknown[]) => Promise<Row[]>;

/** A message that was read while its event was on the way is no news any more: no notice, and no mail. */
export async function isAlreadyRead(run: Run, { topic, body }: Pick<Message, 'topic' | 'body'>): Promise<boolean> {
  if (topic !== 'message.received') return false;
  const sides = await run<{ unread: number }>(
    'select unread from conversation_side where conversation_id = $1 and user_id = $2',
    [body['conversationId'], body['userId']],
  );
  return sides[0]?.unread === 0;
}
