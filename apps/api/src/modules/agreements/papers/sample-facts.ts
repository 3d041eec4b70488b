import type { AgreementKind } from '@cairn/contracts';
import type { SubscriptionFacts } from './subscription-facts.js';

const NOBODY = '00000000-0000-7000-8000-000000000000';
const DAY = 86_400_000;

/** What a preview fills the placeholders with: the story that the previews of mails tell. */
export function sampleFacts(kind: AgreementKind, now: Date): SubscriptionFacts {
  const isShares = kind === 'subscription_equity';
  return {
    investmentId: NOBODY,
    investorId: NOBODY,
    number: 'INV-000318',
    state: 'reserved',
    date: now,
    kind,
    campaignId: NOBODY,
    ownerId: NOBODY,
    campaign: 'Clearfold Water',
    company: 'Clearfold Water, Lda.',
    companyAddress: '1 Mill Lane, Porto, PT',
    amount: 100_000n,
    currency: 'USD',
    units: isShares ? 250n : null,
    unitPrice: isShares ? 400n : null,
    interestRate: isShares ? null : '0.08',
    termMonths: isShares ? null : 36,
    frequency: isShares ? null : 'quarterly',
    minimum: 30_000_000n,
    closesAt: new Date(now.getTime() + 28 * DAY),
    cancelUntil: new Date(now.getTime() + 26 * DAY),
    timeToThink: null,
    termsVersion: 1,
    signer: {
      name: 'Hanne Vik',
      person: { firstName: 'Hanne', lastName: 'Vik' },
      address: '12 Custom House Quay, EH6 7DS Leith, GB',
    },
  };
}
