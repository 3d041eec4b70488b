import { PLACEHOLDERS } from '@cairn/contracts';
import { agreementRecords } from '../authorisation/authorisation.certificates.js';
import { aCampaign } from '../campaigns.js';
import { anInvestor } from '../people.js';
import { changed, type ConsoleAct, type Prepare } from './console-changes.js';

const aCertificate: Prepare = async (t) => {
  const { id: campaignId } = await aCampaign(t);
  const { certificate } = await agreementRecords(t, campaignId, await anInvestor(t));
  return { id: certificate, body: { holderEmail: (await anInvestor(t)).email } };
};

/** Acts of the console on templates and registers. */
export const AGREEMENT_ACTS: Readonly<Record<string, ConsoleAct>> = {
  'POST /admin/certificates/:id/transfer': changed(aCertificate, { reason: 'Sold by contract' }),
  'POST /admin/certificates/:id/cancel': {
    ...changed(async (t) => ({ id: (await aCertificate(t)).id ?? '' })),
    body: { reason: 'Bought back' },
  },
  'POST /admin/agreement-templates': changed(() => Promise.resolve({}), {
    kind: 'subscription_equity',
    language: 'en',
    jurisdiction: 'any',
    title: 'Subscription agreement',
    clauses: [
      {
        title: 'Subscription',
        text: PLACEHOLDERS.subscription_equity.required.map((name) => `{{${name}}}`).join(' '),
      },
    ],
    bindingLanguage: 'en',
    // The second one came with the product.
    after: 2,
    effectiveFrom: '2026-01-01',
    reason: 'Asked for by counsel',
  }),
};
