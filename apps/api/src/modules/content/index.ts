export { ContactInquiryEntity } from './contact-inquiry.entity.js';
export { ContentModule } from './content.module.js';
export { ContentRecordEntity } from './content-record.entity.js';
export { NewsletterSubscriptionEntity } from './newsletter-subscription.entity.js';
export { SettingsService, type Settings } from './settings.service.js';
export { SiteLanguageEntity } from './site-language.entity.js';
export { SiteSettingEntity } from './site-setting.entity.js';
