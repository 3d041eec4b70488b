import { ask as askSite } from '../harness/api.js';
import { screensSettings } from './settings.js';

/** The API of the demo's site, signed in as a user. */
export const ask = <Reply>(token: string | null, method: string, path: string, body?: object): Promise<Reply> =>
  askSite<Reply>(screensSettings().site, method, path, { token, ...(body ? { body } : {}) });
