import { Controller, Query } from '@nestjs/common';
import { communicationApi, type Language, type Page } from '@cairn/contracts';
import { Activity } from '@cairn/contracts/communication/notifications.replies';
import { ActivityQuery } from '@cairn/contracts/communication/notifications.requests';
import { Call } from '../../../kernel/http/call.decorator.js';
import type { FileReply } from '../../../kernel/http/envelope.js';
import { Caller, Lng, type Identity } from '../../../kernel/http/request.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { ActivityPaper } from './activity-paper.js';

@Controller()
export class ActivityController {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly paper: ActivityPaper,
  ) {}

  @Call(communicationApi.activity, {
    summary: 'List the account’s activity; format=csv downloads it',
    query: ActivityQuery,
    page: Activity,
  })
  activity(
    @Caller() caller: Identity,
    @Query() query: ActivityQuery,
    @Lng() language: Language,
  ): Promise<Page<Activity> | FileReply> {
    if (query.format === 'csv') return this.paper.table(caller.userId, language, query.group);
    return this.notifications.activity(caller, query);
  }
}
