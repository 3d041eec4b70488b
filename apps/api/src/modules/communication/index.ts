export { CommunicationModule } from './communication.module.js';
export { ConversationEntity, ConversationSideEntity } from './conversation.entity.js';
export { EmailPreferenceEntity } from './email-preference.entity.js';
export { LiveStreams } from './live-streams.js';
export { MailOverrideEntity } from './mail-override.entity.js';
export { MessageEntity } from './message.entity.js';
export { MessageReportEntity } from './message-report.entity.js';
export { NotificationEntity } from './notification.entity.js';
export { UserActivityEntity } from './user-activity.entity.js';
