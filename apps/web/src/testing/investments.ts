import type { Offer, Preparation, Receipt } from '../features/invest/queries.js';
import type { Process } from '../features/invest/steps/queries.js';

/** What a holding has paid back so far: nothing. */
export const nothingBack = {
  principalReturned: 0,
  incomeReceived: 0,
  nextDistributionDate: null,
  nextDistributionAmount: null,
  nextDistributionOverdue: false,
};

/** A receipt as the API gives it, in a state. */
export const receiptIn = (state: Receipt['state'], more: Partial<Receipt> = {}): Receipt => {
  const wasReceived = ['received', 'settled', 'refunding', 'refunded'].includes(state);
  const isOpen = state === 'reserved' || state === 'paying';
  return {
    id: 'i-1',
    number: 'INV-000001',
    campaignId: 'c-1',
    campaignName: 'Bergmoor Dairy',
    campaignSlug: 'bergmoor-dairy',
    coverUrl: null,
    category: 'food',
    type: 'equity',
    state,
    status: 'pending',
    repaid: false,
    amount: 100_000,
    currency: 'USD',
    units: 250,
    pricePerShare: 400,
    walletPart: 0,
    paymentType: wasReceived ? 'card' : null,
    reservedUntil: isOpen ? '2099-11-20T10:00:00Z' : null,
    clearing: false,
    createdAt: '2026-11-20T09:00:00Z',
    campaignEnded: null,
    receivedAt: wasReceived ? '2026-11-20T09:05:00Z' : null,
    closesAt: '2026-12-28T23:59:59Z',
    cancelUntil: '2026-12-26T23:59:59Z',
    cancellable: isOpen || state === 'received',
    closesInPart: false,
    investorName: 'Anna Stein',
    issuedAt: '2026-11-20T09:05:00Z',
    transactionId: null,
    paymentMethod: null,
    referenceId: 'INV-000001',
    fees: 0,
    feesReturned: 0,
    total: wasReceived ? 100_000 : 0,
    wayBack: state === 'refunding' || state === 'refunded' ? 'source' : null,
    takenByBank: 0,
    allotment: null,
    allotmentNow: null,
    timeToThink: null,
    timeline: [],
    ...more,
  };
};

/** What was begun, in a state; without one, a draft of which no step is done. */
export const processIn = (state: Process['state'] = 'draft', more: Partial<Process> = {}): Process => ({
  id: 'i-1',
  campaignId: 'c-1',
  campaignName: 'Bergmoor Dairy',
  campaignSlug: 'bergmoor-dairy',
  coverUrl: null,
  category: 'food',
  type: 'equity',
  state,
  amount: 100_000,
  currency: 'USD',
  units: 250,
  pricePerShare: 400,
  termsVersion: 1,
  steps: [
    { step: 'investor-details', doneAt: null },
    { step: 'investor-questionnaire', doneAt: null },
    { step: 'pre-subscription-information', doneAt: null },
  ],
  nextStep: 'investor-details',
  accountId: null,
  reservedUntil: state === 'reserved' || state === 'paying' ? '2099-11-20T10:00:00Z' : null,
  savedUntil: '2026-12-20T09:00:00Z',
  closesAt: '2026-12-28T23:59:59Z',
  ...more,
});

/** The data of the invest page for a campaign that sells shares at $4. */
export const preparationOf = (more: Partial<Preparation> = {}): Preparation => ({
  allowed: true,
  reasons: [],
  campaignId: 'c-1',
  campaignName: 'Bergmoor Dairy',
  slug: 'bergmoor-dairy',
  termsVersion: 1,
  type: 'equity',
  currency: 'USD',
  minimum: 10_000,
  maximum: 500_000,
  pricePerShare: 400,
  remainingCapacity: 500_000,
  proRata: null,
  walletBalance: 200_000,
  limit: null,
  closesAt: '2026-12-28T23:59:59Z',
  cancelUntil: '2026-12-26T23:59:59Z',
  timeToThink: null,
  keyInformation: null,
  sessionMinutes: 30,
  rails: [
    { rail: 'wallet', maximum: null, minimum: 0, granularity: 1, surcharge: 0 },
    { rail: 'card', maximum: 500_000, minimum: 50, granularity: 1, surcharge: 0 },
  ],
  ...more,
});

/** What the campaign's public page says of it: a quarter of a million shares exist, and as many are sold. */
export const offerOf = (more: Partial<Offer> = {}): Offer => ({
  coverUrl: null,
  category: 'food',
  currency: 'USD',
  received: 40_000_000,
  committed: 5_000_000,
  maxOfferingAmount: 100_000_000,
  successThreshold: 30_000_000,
  goal: 75_000_000,
  allocationMethod: 'first_come',
  equityTerms: {
    availableShares: 250_000,
    existingShares: 250_000,
    pricePerShare: 400,
    equityAvailable: '0.5',
    preMoneyValuation: 100_000_000,
    conversionTrigger: null,
    noticeTerms: null,
  },
  ...more,
});
