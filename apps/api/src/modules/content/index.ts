export { ContentModule } from './content.module.js';
export { SettingsService, type Settings } from './settings.service.js';
export { SiteSettingEntity } from './site-setting.entity.js';
