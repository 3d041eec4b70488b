import { NEW_BANK_COOLDOWN_HOURS } from '@cairn/contracts';
import type { CampaignEntity } from '../record/campaign.entity.js';

const HOUR = 3_600_000;

/** When money may be sent to the bank account of campaign `c`; null where it has not changed since it went live. */
export const BANK_SENDABLE_SQL = `c.bank_changed_at + interval '${NEW_BANK_COOLDOWN_HOURS} hours'`;

/** The same of a campaign that was read. */
export const bankSendableAt = ({ bankChangedAt }: Pick<CampaignEntity, 'bankChangedAt'>): Date | null =>
  bankChangedAt === null ? null : new Date(bankChangedAt.getTime() + NEW_BANK_COOLDOWN_HOURS * HOUR);
