import { ApiError } from '@cairn/client';
import { interestApi, savedCampaignsApi } from '@cairn/contracts';
import { reserveInvestment } from './investing/begin-investment.js';
import type { DemoCampaign } from './campaign.js';
import type { MadeCampaign } from './demo-campaigns.js';
import type { DemoInvestor } from './demo-people.js';
import type { Step } from './demo-world.js';

const SAVERS = 6;
const CENTS = 100;
/** Times the smallest investment. */
const RESERVED = 4;

async function reserve(investor: DemoInvestor, { id, plan }: MadeCampaign): Promise<void> {
  const step = plan.price ?? 1;
  const amount = Math.round(Math.ceil((plan.smallest * RESERVED) / step) * step * CENTS);
  try {
    await reserveInvestment(investor, id, amount);
  } catch (error) {
    // Whoever has reached a limit already is not part of the demonstration.
    if (!(error instanceof ApiError && error.code.startsWith('investment.'))) throw error;
  }
}

/** What people would invest in one that tests interest, in smallest investments. */
const WOULD = [1, 2, 5, 1, 3, 12, 20, 1, 4, 8] as const;

/** People who say for how much they would invest, while nothing is taken. */
export function testingSteps(
  { opens, smallest }: DemoCampaign,
  campaign: () => MadeCampaign,
  investors: readonly DemoInvestor[],
): Step[] {
  return investors.slice(0, WOULD.length).map(({ api }, n) => ({
    day: opens + ((n + 1) * -opens) / (WOULD.length + 2),
    run: async () => {
      const interestedAmount = smallest * (WOULD[n] ?? 1) * CENTS;
      await api.send(interestApi.show, { params: { campaignId: campaign().id }, body: { interestedAmount } });
    },
  }));
}

/** People who save an open campaign, one whose reservation runs out, and one who has just reserved. */
export function interestSteps(
  { opens }: DemoCampaign,
  campaign: () => MadeCampaign,
  investors: readonly DemoInvestor[],
): Step[] {
  const last = investors.toReversed();
  const saved = last.slice(0, SAVERS).map(({ api }, n) => ({
    day: opens + ((n + 1) * -opens) / (SAVERS + 2),
    run: async () => void (await api.send(savedCampaignsApi.save, { body: { campaignId: campaign().id } })),
  }));
  const [late, now] = last.slice(SAVERS);
  return [
    ...saved,
    ...(late ? [{ day: -0.6, run: () => reserve(late, campaign()) }] : []),
    ...(now ? [{ day: -0.001, run: () => reserve(now, campaign()) }] : []),
  ];
}
