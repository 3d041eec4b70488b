import { Injectable } from '@nestjs/common';
import type { Page } from '@cairn/contracts';
import type { Activity, Notification, UnreadCount } from '@cairn/contracts/communication/notifications.replies';
import type {
  ActivityQuery,
  MarkReadRequest,
  NotificationsQuery,
} from '@cairn/contracts/communication/notifications.requests';
import { Database } from '../../../kernel/database/in-tx.js';
import type { Identity } from '../../../kernel/http/request.js';
import { signal } from './live-signal.js';
import { NotificationsRepository } from './notifications.repository.js';

/** The notices and the log of the signed-in user. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly database: Database,
    private readonly repository: NotificationsRepository,
  ) {}

  list(caller: Identity, query: NotificationsQuery): Promise<Page<Notification>> {
    return this.repository.notifications(caller.userId, query);
  }

  activity(caller: Identity, query: ActivityQuery): Promise<Page<Activity>> {
    return this.repository.activity(caller.userId, query);
  }

  unread(caller: Identity): Promise<UnreadCount> {
    return this.repository.unread(caller.userId);
  }

  /** Marks the given notices, and notifies the other windows of the same person. */
  async markRead(caller: Identity, request: MarkReadRequest): Promise<UnreadCount> {
    const { userId } = caller;
    await this.database.inTx(async (tx) => {
      const marked = await this.repository.markRead(tx, userId, request);
      if (marked > 0) await signal(tx, { to: userId, event: 'read', id: request.id ?? request.conversationId ?? null });
    });
    return this.repository.unread(userId);
  }
}
