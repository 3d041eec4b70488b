import { investmentsApi } from '@cairn/contracts';
import { REPRESENTATION_VERSION } from '@cairn/contracts/investments/steps/investing-steps.requests';
import { newId } from '../../kernel/crypto/ids.js';
import type { Person } from '../people.js';
import type { TestApp } from '../test-app.js';

/** The first step, answered. */
export const DETAILS = { representation: true, representationVersion: REPRESENTATION_VERSION };

/** Begins an investment: a draft that holds nothing. */
export const beginAt = ({ api }: Person, campaignId: string, amount = 100_000, idempotencyKey = newId()) =>
  api.send(investmentsApi.invest, { params: { campaignId }, body: { amount }, idempotencyKey });

/** Sends the answers of steps, or another amount. */
export const answer = ({ api }: Person, id: string, body: object) =>
  api.send(investmentsApi.change, { params: { id }, body });

/** Takes a place for what was begun. */
export const reserve = ({ api }: Person, id: string, idempotencyKey = newId()) =>
  api.send(investmentsApi.reserve, { params: { id }, idempotencyKey });

/** The units of a campaign that are taken. */
export async function takenOf(t: TestApp, campaignId: string): Promise<string | undefined> {
  const [row] = await t.db.query<{ taken: string }>('select taken from campaign_capacity where campaign_id = $1', [
    campaignId,
  ]);
  return row?.taken;
}
