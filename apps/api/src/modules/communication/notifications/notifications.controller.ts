import { Body, Controller, Query, type MessageEvent } from '@nestjs/common';
import { communicationApi, type Page } from '@cairn/contracts';
import { Notification, UnreadCount } from '@cairn/contracts/communication/notifications.replies';
import { MarkReadRequest, NotificationsQuery } from '@cairn/contracts/communication/notifications.requests';
import type { Observable } from 'rxjs';
import { Call } from '../../../kernel/http/call.decorator.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { LiveStreams } from './live-streams.js';
import { NotificationsService } from './notifications.service.js';

@Controller()
export class NotificationsController {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly streams: LiveStreams,
  ) {}

  @Call(communicationApi.notifications, {
    summary: 'List your notifications, newest first',
    query: NotificationsQuery,
    page: Notification,
  })
  list(@Caller() caller: Identity, @Query() query: NotificationsQuery): Promise<Page<Notification>> {
    return this.notifications.list(caller, query);
  }

  @Call(communicationApi.unreadCount, { summary: 'Count unread notifications and messages', reply: UnreadCount })
  unread(@Caller() caller: Identity): Promise<UnreadCount> {
    return this.notifications.unread(caller);
  }

  @Call(communicationApi.markRead, {
    summary: 'Mark a notification, a conversation or all notifications as read',
    body: MarkReadRequest,
    reply: UnreadCount,
  })
  markRead(@Caller() caller: Identity, @Body() body: MarkReadRequest): Promise<UnreadCount> {
    return this.notifications.markRead(caller, body);
  }

  @Call(communicationApi.stream, { summary: 'Stream changes as they happen', stream: true })
  stream(@Caller() caller: Identity): Observable<MessageEvent> {
    return this.streams.of(caller);
  }
}
