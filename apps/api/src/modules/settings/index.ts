export { ruleInForce } from './site/rule-citations.sql.js';
export { PlatformFeesRepository } from './fees/platform-fees.repository.js';
export { MAINTENANCE_SECONDS, MaintenanceService } from './maintenance/maintenance.service.js';
export { OPEN_RAIL, OPEN_RAILS, OpenOptions } from './options/open-options.js';
export { SettingsModule } from './settings.module.js';
export { SettingsService, type Settings } from './site/settings.service.js';
export { SiteLanguagesRepository } from './site/site-languages.repository.js';
export { SiteLanguageEntity } from './site/site-language.entity.js';
export { SiteSettingEntity } from './site/site-setting.entity.js';
