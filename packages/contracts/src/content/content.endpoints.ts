import { endpoint } from '../kernel/endpoint.js';
import type { SiteSetting } from './site-setting.reply.js';

export const contentApi = {
  siteSetting: endpoint<object, SiteSetting>('GET', '/site-setting', 'public'),
};
