import { closingsApi } from '@cairn/contracts';
import { Clock } from '../../kernel/clock/clock.js';
import { aCampaign, DAY } from '../campaigns.js';
import type { TestWorld } from '../test-sandbox.js';

/** A goal of a hundred shares of 10.00, of at most three hundred. */
const OFFERING = {
  mode: 'fixed',
  goal: 100_000,
  maxOffering: 300_000,
  pricePerShare: 1_000,
  closesInDays: 60,
} as const;

/** A campaign of shares that has been open for so many days, and what is asked of its rolling closings. */
export async function aPartClosing(
  t: TestWorld,
  days = 22,
  terms: Partial<NonNullable<Parameters<typeof aCampaign>[1]>> = {},
) {
  const campaign = await aCampaign(t, { ...OFFERING, ...terms });
  await t.advance(days * DAY);
  const { id, admin, owner } = campaign;
  const list = () => owner.api.send(closingsApi.list, { params: { campaignId: id } });
  const announce = () => admin.api.send(closingsApi.announce, { params: { id } });
  const callOff = (closing: string) =>
    admin.api.send(closingsApi.callOff, { params: { id: closing }, body: { reason: 'The bank asks for a delay' } });
  return { ...campaign, list, announce, callOff };
}

/** To the instant of a closing, and its sweeps. */
export async function untilClosing(t: TestWorld, instant: Date | string): Promise<void> {
  await t.travel(new Date(instant).getTime() + 1_000 - t.get(Clock).now().getTime());
  await t.travel(15_000);
}
