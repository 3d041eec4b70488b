export { CommunicationModule } from './communication.module.js';
export { ConversationEntity, ConversationSideEntity } from './messages/conversation.entity.js';
export { EmailPreferenceEntity } from './preferences/email-preference.entity.js';
export { LiveStreams } from './notifications/live-streams.js';
export { MailOverrideEntity } from './mail/mail-override.entity.js';
export { MessageEntity } from './messages/message.entity.js';
export { MessageReportEntity } from './messages/message-report.entity.js';
export { NotificationEntity } from './notifications/notification.entity.js';
export { UserActivityEntity } from './activity/user-activity.entity.js';
