import { ChoiceField, IdField } from '../kernel/fields.js';
import { PageQuery, TableQuery } from '../kernel/page-query.request.js';
import { NOTIFICATION_GROUPS, type NotificationGroup } from './channels.js';

/** C-01: twenty a page. */
export const NOTIFICATIONS_PAGE = 20;

export class NotificationsQuery extends PageQuery {
  @ChoiceField(NOTIFICATION_GROUPS, { optional: true })
  group?: NotificationGroup;
  /** Only what was not read yet. */
  @ChoiceField(['yes'], { optional: true })
  unread?: 'yes';
}

export class ActivityQuery extends TableQuery {
  @ChoiceField(NOTIFICATION_GROUPS, { optional: true })
  group?: NotificationGroup;
}

/** One notice, or the messages of one conversation; without either, every notice. */
export class MarkReadRequest {
  @IdField({ optional: true })
  id?: string | null;
  @IdField({ optional: true })
  conversationId?: string | null;
}
