import type { Wire } from '@cairn/contracts';
import type { AdminSettings } from '@cairn/contracts/settings/admin-settings.reply';
import { useRead } from './reads.js';

export type Settings = Wire<AdminSettings>;

export const SETTINGS_KEY = ['settings'] as const;

/** Every setting of the site, those that visitors do not see too. */
export const useSettings = () => useRead(SETTINGS_KEY, (data) => data.settings());
