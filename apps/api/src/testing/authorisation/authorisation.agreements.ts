import { admins, all, ownedBy, people, readBy, type Row } from './authorisation.rows.js';

/** Roles that may see who invested in a campaign. */
const SEES_INVESTMENTS = ['compliance', 'finance'] as const;

const typed = { sha256: '0'.repeat(64), signatureType: 'typed', signatureText: 'Person Example' };
const template = {
  kind: 'subscription_equity',
  language: 'en',
  title: 'Agreement',
  clauses: [{ title: 'Subscription', text: 'Nothing yet' }],
  bindingLanguage: 'en',
};

/** Agreements, certificates and registers. */
export const AGREEMENT_ROWS: Readonly<Record<string, Row>> = {
  'POST /contracts/generate-pdf': ownedBy('investor', 'investment', { inBody: 'investmentId' }),
  'POST /contracts/create-pdf': ownedBy('investor', 'investment', {
    inBody: 'investmentId',
    body: { ...typed, agreementRead: true, riskAcknowledged: true, cancellationUnderstood: true },
  }),
  'GET /contracts/get-investor-contract/:investmentId': readBy('investor', SEES_INVESTMENTS, 'signedInvestment'),
  'GET /contracts/of-campaign/:campaignId': readBy('owner', SEES_INVESTMENTS, 'liveCampaign'),
  'GET /contracts/of-campaign/:campaignId/:id': {
    ...readBy('owner', SEES_INVESTMENTS, 'liveCampaign'),
    part: 'signedInvestment',
  },
  'POST /contracts/of-campaign/:campaignId/:id/countersign': ownedBy('owner', 'liveCampaign', {
    part: 'signedInvestment',
    body: { ...typed, authorityConfirmed: true },
  }),
  'POST /contracts/of-campaign/:campaignId/countersign': ownedBy('owner', 'liveCampaign', {
    body: {
      agreements: typed.sha256,
      signatureType: 'typed',
      signatureText: 'Person Example',
      authorityConfirmed: true,
    },
  }),
  'GET /contracts/mandate/:campaignId': readBy('owner', SEES_INVESTMENTS, 'liveCampaign'),
  'POST /contracts/mandate/:campaignId': ownedBy('owner', 'liveCampaign', {
    body: { authorityConfirmed: true, mandateAccepted: true },
  }),
  'DELETE /contracts/mandate/:campaignId': ownedBy('owner', 'liveCampaign'),
  'GET /equity/share-certificate': people(),
  'GET /equity/share-certificate/:id': readBy('investor', SEES_INVESTMENTS, 'certificate'),
  'GET /equity/certificate-name': people(),
  'PUT /equity/certificate-name': people({}, { body: { hidden: false } }),
  'GET /equity/cap-table/:campaignId': readBy('owner', SEES_INVESTMENTS, 'liveCampaign'),
  'GET /verify-certificate/:code': { callers: all('open'), object: 'certificateCode' },
  'GET /admin/registers/:campaignId': admins(SEES_INVESTMENTS, { object: 'liveCampaign' }),
  'GET /admin/certificates': admins(SEES_INVESTMENTS),
  'GET /admin/certificates/:id': admins(SEES_INVESTMENTS, { object: 'certificate' }),
  'POST /admin/certificates/:id/transfer': admins(['compliance'], {
    object: 'certificate',
    body: { holderEmail: 'nobody@example.org', reason: 'Sold by contract' },
  }),
  'POST /admin/certificates/:id/cancel': admins(['compliance'], {
    object: 'certificate',
    body: { reason: 'Bought back' },
  }),
  'GET /admin/agreement-templates': admins(['compliance']),
  'GET /admin/agreement-templates/:id': admins(['compliance'], { object: 'agreementTemplate' }),
  'POST /admin/agreement-templates/preview': admins(['compliance'], { body: template }),
  'POST /admin/agreement-templates': admins(['compliance'], {
    body: {
      ...template,
      jurisdiction: 'any',
      after: 1,
      effectiveFrom: '2026-01-01',
      reason: 'Asked for by counsel',
    },
  }),
};
