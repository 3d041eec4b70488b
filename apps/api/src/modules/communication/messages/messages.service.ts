import { Injectable } from '@nestjs/common';
import { withoutTurns, type Page } from '@cairn/contracts';
import type {
  Conversation,
  ConversationThread,
  Message,
  MessageSent,
} from '@cairn/contracts/communication/messages.replies';
import type { ReportConversationRequest, SendMessageRequest } from '@cairn/contracts/communication/messages.requests';
import type { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { RateLimits } from '../../../kernel/limits/rate-limits.js';
import { Events } from '../../../kernel/outbox/events.js';
import { signal } from '../notifications/live-signal.js';
import { MessageRecipients } from './message-recipients.js';
import { MessagesRepository, type WritingSide } from './messages.repository.js';

/**
 * Conversations between two people; 404 for everybody else but those of a campaign's team who answer for its owner in what
 * is about the campaign.
 */
@Injectable()
export class MessagesService {
  constructor(
    private readonly database: Database,
    private readonly repository: MessagesRepository,
    private readonly recipients: MessageRecipients,
    private readonly limits: RateLimits,
    private readonly events: Events,
  ) {}

  conversations(caller: Identity, query: PageQuery): Promise<Page<Conversation>> {
    return this.repository.conversations(caller.userId, query);
  }

  async thread(caller: Identity, id: string, query: PageQuery): Promise<ConversationThread> {
    const conversation = await this.require(caller, id);
    const { items, nextCursor } = await this.repository.messages(caller.userId, conversation.person.id, id, query);
    return { conversation, messages: items, nextCursor };
  }

  /**
   * Writes into a conversation, which is opened where there is none. Without a text it is only opened.
   * @throws message.blocked when either side has blocked the other, request.too_many for a flood
   */
  async send(caller: Identity, request: SendMessageRequest): Promise<MessageSent> {
    const text = withoutTurns(request.text ?? '').trim();
    const id = request.conversationId ?? (await this.opened(caller, request));
    const message = text === '' ? null : await this.write(caller, id, text, request.clientKey ?? null);
    return { conversation: await this.require(caller, id), message };
  }

  async block(caller: Identity, id: string, blocked: boolean): Promise<Conversation> {
    await this.requireSide(caller, id);
    await this.database.inTx((tx) => this.repository.block(tx, caller.userId, id, blocked));
    return this.require(caller, id);
  }

  /** Reports the conversation; a second report while the first is open changes nothing. */
  async report(caller: Identity, id: string, request: ReportConversationRequest): Promise<Conversation> {
    const { person } = await this.requireSide(caller, id);
    await this.limits.spend('report', caller.userId);
    await this.database.inTx((tx) =>
      tx.query(
        `insert into message_report (id, conversation_id, reporter_id, reported_id, reason, detail, created_at)
         values ($1, $2, $3, $4, $5, $6, kernel.now()) on conflict do nothing`,
        [newId(), id, caller.userId, person.id, request.reason, request.detail ?? null],
      ),
    );
    return this.require(caller, id);
  }

  private async opened(caller: Identity, request: SendMessageRequest): Promise<string> {
    const { userId, campaignId } = await this.recipients.of(caller.userId, request);
    const known = await this.repository.between(caller.userId, userId, campaignId);
    if (known !== null) return known;
    await this.limits.spend('conversation', caller.userId);
    return this.database.inTx((tx) => this.repository.open(tx, caller.userId, userId, campaignId));
  }

  private async write(caller: Identity, id: string, text: string, clientKey: string | null): Promise<Message> {
    const { userId } = caller;
    await this.limits.spend('message', userId);
    return this.database.inTx(async (tx) => {
      const side = await this.repository.lockSide(tx, userId, id);
      if (side === null) throw notFound();
      const before = clientKey === null ? null : await this.repository.sentBefore(tx, userId, clientKey);
      if (before !== null) return before;
      if (!side.open) throw new DomainError('message.blocked');
      const { message, waiting } = await this.repository.add(tx, {
        conversationId: id,
        senderId: userId,
        side,
        clientKey,
        text,
      });
      const reading = [...new Set([side.otherId, side.sideId, userId, ...side.answering])];
      await signal(tx, ...reading.map((to) => ({ to, event: 'message' as const, id })));
      // Only the first unread message sends a notification; later ones are only counted.
      if (waiting === 1) await this.tell(tx, caller, id, side);
      return message;
    });
  }

  /** What is written to the owner of a campaign is told to those of its team who answer, too. */
  private async tell(tx: Tx, { userId: actorId }: Identity, id: string, side: WritingSide): Promise<void> {
    for (const userId of [side.otherId, ...(side.isToOwner ? side.answering : [])]) {
      await this.events.emit(tx, 'message.received', { userId, actorId, conversationId: id });
    }
  }

  /** Blocking and reporting are for the two alone. */
  private async requireSide(caller: Identity, id: string): Promise<Conversation> {
    if (!(await this.repository.isSide(caller.userId, id))) throw notFound();
    return this.require(caller, id);
  }

  private async require(caller: Identity, id: string): Promise<Conversation> {
    const conversation = await this.repository.conversation(caller.userId, id);
    if (conversation === null) throw notFound();
    return conversation;
  }
}
