import type { Message } from '../../../kernel/outbox/events.js';

/** Runs statements: a transaction, or the pool. */
type Run = <Row>(sql: string, parameters: unknown[]) => Promise<Row[]>;

/**
 * No notice or mail for a message that was read, or an invitation that was revoked, before its event was handled.
 */
export async function isAlreadyRead(run: Run, message: Message): Promise<boolean> {
  if (message.topic === 'user.invited' || message.topic === 'user.invite_reminded') {
    const [open] = await run<unknown>('select 1 from invitation where id = $1 and withdrawn_at is null', [
      message.body.linkId,
    ]);
    return open === undefined;
  }
  if (message.topic === 'team.invited') {
    const [open] = await run<unknown>('select 1 from team_member where link_id = $1', [message.body.linkId]);
    return open === undefined;
  }
  if (message.topic !== 'message.received') return false;
  const sides = await run<{ unread: number }>(
    'select unread from conversation_side where conversation_id = $1 and user_id = $2',
    [message.body.conversationId, message.body.userId],
  );
  return sides[0]?.unread === 0;
}
