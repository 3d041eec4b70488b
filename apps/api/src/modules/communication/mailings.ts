/** A mail that follows an event: which words, which page it leads to, and which link it carries. */
export interface Mailing {
  template: string;
  /** `{name}` words are taken from the event's body; `{link}` is the secret of its `linkId`. */
  path: string;
}

/** Every event that writes to somebody. The body's `userId` (or, where there is none, `email`) says to whom. */
export const MAILINGS: Readonly<Record<string, Mailing>> = {
  'user.signed_up': { template: 'activation', path: '/users/activate-account/{link}' },
  'user.sign_up_repeated': { template: 'account_exists', path: '/login' },
  'user.password_forgotten': { template: 'password_reset', path: '/reset-password?token={link}' },
  'user.password_changed': { template: 'password_changed', path: '/forgot-password' },
  'campaign.approved': { template: 'campaign_approved', path: '/campaign-detail-page/{slug}' },
  'campaign.declined': { template: 'campaign_declined', path: '/create-campaign/company-info/{campaignId}' },
  'campaign.succeeded': { template: 'campaign_succeeded', path: '/campaign-dashboard/{campaignId}' },
  'campaign.failed': { template: 'campaign_failed', path: '/campaign-dashboard/{campaignId}' },
  'campaign.closing_moved': { template: 'closing_moved', path: '/receipt/{investmentId}' },
  'investment.received': { template: 'investment_received', path: '/receipt/{investmentId}' },
  'investment.refunded': { template: 'investment_refunded', path: '/receipt/{investmentId}' },
  'identity.approved': { template: 'identity_approved', path: '/browse-companies' },
  'identity.declined': { template: 'identity_declined', path: '/user-kyc' },
  'accreditation.approved': { template: 'accreditation_approved', path: '/browse-companies' },
  'accreditation.declined': { template: 'accreditation_declined', path: '/settings/investment-account' },
  'payout.released': { template: 'payout_sent', path: '/campaign-dashboard/{campaignId}' },
  'withdrawal.sent': { template: 'withdrawal_sent', path: '/settings/wallet' },
  'withdrawal.rejected': { template: 'withdrawal_rejected', path: '/settings/wallet' },
  'distribution.credited': { template: 'distribution', path: '/investments' },
};
