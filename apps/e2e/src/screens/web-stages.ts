import type { Stage } from './staged.js';
import { CAMPAIGN_PREVIEW, ownPayouts, WALLET, WITHDRAWN } from './web-samples.js';
import type { Screen } from './web-screens.js';

const openWithdraw: Stage['act'] = (page, say) => page.getByRole('radio', { name: say('web.wallet:withdraw') }).check();

/** States of money on the site that the demo is never in. */
export const WEB_STAGES: readonly Screen[] = [
  {
    route: '/settings/wallet',
    as: ['investor'],
    stage: {
      state: 'withdrawals',
      answers: { 'GET /wallet': WALLET, 'GET /wallet/withdrawals': { items: WITHDRAWN } },
      act: openWithdraw,
    },
  },
  {
    route: '/create-campaign/preview/:id',
    as: ['owner'],
    fill: ['draft'],
    stage: { state: 'complete', answers: { 'GET /equities/*/preview': CAMPAIGN_PREVIEW } },
  },
  {
    route: '/campaign-dashboard/:id',
    as: ['owner'],
    fill: ['fundedCampaign'],
    stage: {
      state: 'payouts',
      answers: { 'GET /repayments/payouts/*': ownPayouts('0192f000-0000-7000-8b00-000000000001') },
    },
  },
];
