import type { AccountEvents } from './account-events.js';
import type { CampaignEvents } from './campaign-events.js';
import type { MoneyEvents } from './money-events.js';

/**
 * Every event of the product: its topic, and its body as JSON carries it. What emits, what consumes and what is told of
 * it (NOTIFICATION_KINDS) are checked against it.
 */
export interface EventMap extends AccountEvents, CampaignEvents, MoneyEvents {}

export type Topic = keyof EventMap;
