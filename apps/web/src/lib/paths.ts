/** Every address of the client, in one place. Names of the specification are kept, misspellings included. */
const withId = (prefix: string) => (id: string) => `${prefix}/${encodeURIComponent(id)}`;

/** Stands for the link's secret in the address while the mail is on its way. */
export const ACTIVATION_MAILED = 'sent';

export const paths = {
  landing: '/',
  login: '/login',
  signUp: '/signup',
  logout: '/logout',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  activation: withId('/users/activate-account'),
  resendActivation: '/resend-email-verification',
  browse: '/browse-companies',
  funded: '/browse-succeess-campaign',
  raiseCapital: '/raise-capital',
  terms: '/terms',
  campaign: withId('/campaign-detail-page'),
  home: '/home',
  dashboard: '/dashboard',
  changePassword: '/settings/change-password',
  investmentAccount: '/settings/investment-account',
  wallet: '/settings/wallet',
  identity: '/user-kyc',
  investments: '/investments',
  investmentDetail: (investmentId: string, campaignId: string) =>
    `/campaign-investment-detail/${encodeURIComponent(investmentId)}/${encodeURIComponent(campaignId)}`,
  invest: withId('/invest'),
  payment: withId('/payment'),
  receipt: withId('/receipt'),
  paymentReceipt: withId('/payment-receipt'),
  receiptFail: '/receipt-fail',
  topUpPayment: withId('/topup-payment'),
  topUpReceipt: withId('/topup-receipt'),
  topUpFail: '/topup-fail',
  chooseType: '/create-campaign/choose-type',
  companyInfo: withId('/create-campaign/company-info'),
  fundraisingDetail: withId('/create-campaign/fundraising-detail'),
  story: withId('/create-campaign/story'),
  funding: withId('/create-campaign/funding'),
  thankYou: withId('/create-campaign/thank-you'),
  ownerDashboard: withId('/campaign-dashboard'),
  ownerRepayments: withId('/campaign-dashboard/repayment'),
  ownerRepaymentPayment: withId('/campaign-dashboard/payment'),
  ownerRepaymentReceipt: withId('/campaign-dashboard/receipt'),
  stripeConnect: '/stripe-account-connect',
} as const;
