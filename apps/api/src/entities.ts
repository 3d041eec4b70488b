import type { Entities } from './kernel/kernel.module.js';
import { SiteSettingEntity } from './modules/content/index.js';
import { SessionEntity, UserEntity, UserLinkEntity } from './modules/users/index.js';

/** Every entity of the schema; a test holds each against the migrated tables. */
export const entities: Entities = [SessionEntity, SiteSettingEntity, UserEntity, UserLinkEntity];
