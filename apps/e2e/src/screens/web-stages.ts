import { SECOND_ACCOUNTS, SECOND_TOP_UP, SECOND_WALLET } from './second-wallet-samples.js';
import { OWN_DESK } from './desk-samples.js';
import type { Stage } from './staged.js';
import { CAMPAIGN_PREVIEW, HIDDEN_PAGE, OWN_LIVE, PLANNED_PAGE } from './page-samples.js';
import { ownPayouts, WALLET, WIRE, WITHDRAWN } from './web-samples.js';
import type { Screen } from './web-screens.js';

const openWithdraw: Stage['act'] = (page, say) => page.getByRole('radio', { name: say('web.wallet:withdraw') }).check();

/** A campaign that is hidden while it is open, on its owner's screens. */
const ownHidden = (route: string): Screen => ({
  route,
  as: ['owner'],
  fill: ['fundedCampaign'],
  stage: { state: 'live', answers: { 'GET /campaigns/equities/*': OWN_LIVE, 'GET /campaign-dashboard/*': OWN_DESK } },
});

/** A campaign's public page in a state that no campaign of the demo is in. */
const page = (state: string, campaign: object): Screen => ({
  route: '/campaign-detail-page/:slug',
  as: ['investor'],
  fill: ['slug'],
  stage: { state, answers: { 'GET /equities/front/*': campaign } },
});

/** States on the site that the demo is never in. */
export const WEB_STAGES: readonly Screen[] = [
  page('hidden', HIDDEN_PAGE),
  page('planned', PLANNED_PAGE),
  ownHidden('/create-campaign/company-info/:id'),
  ownHidden('/create-campaign/fundraising-detail/:id'),
  ownHidden('/create-campaign/story/:id'),
  ownHidden('/campaign-dashboard/:id'),
  {
    route: '/wire-transfer/:id',
    as: ['investor'],
    fill: [WIRE.id],
    stage: { state: 'open', answers: { 'GET /wire-transfers/*': WIRE } },
  },
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
    route: '/settings/mango-pay',
    as: ['investor'],
    stage: {
      state: 'open',
      answers: { 'GET /mangopay/wallet': SECOND_WALLET, 'GET /mangopay/bank-accounts': SECOND_ACCOUNTS },
    },
  },
  {
    route: '/mangopay-topup-receipt',
    as: ['investor'],
    query: 'id=00000000-0000-4000-8000-000000000004',
    stage: { state: 'wire', answers: { 'GET /mangopay/topup/*': SECOND_TOP_UP } },
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
