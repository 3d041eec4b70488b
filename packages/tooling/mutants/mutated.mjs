/**
 * What mutation tests mutate, and by which specs it must be found. Each line of `parts` is a run of its own, so that what
 * is broken off goes on with the part where it stopped.
 */
export const MUTATED = {
  finance: {
    folder: 'packages/finance',
    parts: ['calendar/*', 'money/*', 'offering/*', 'returns/*', 'schedule/*'],
    specs: /./,
  },
  contracts: {
    folder: 'packages/contracts',
    parts: [
      'lifecycles/*',
      'kernel/{bidi,fields,languages,permissions,refusal}',
      'campaigns/{campaign-rules,routing-number}',
      'users/{password,phone,user-types}',
      'kyc/{postal-code,signature}',
      'content/{currency-display,site-menus}',
      'communication/channels',
    ],
    // The others load every call of the platform.
    specs: /^(?!src\/kernel\/(kernel|request-texts)\.)/,
  },
  api: {
    folder: 'apps/api',
    parts: [
      'modules/investments/{capacity-rules,eligibility,investment-limits}',
      'modules/campaigns/{campaign-funding,campaign-rules,checklist,video-url}',
      'modules/payments/{fee-postings,method-limits}',
      'modules/repayments/instalments',
      'modules/wallet/card-lots',
    ],
    specs:
      /\/(capacity-rules|eligibility|investment-limits|campaign-(funding|rules|texts)|checklist|payment-rules|instalments|card-lots)\.spec/,
    // Of these modules the rules use one pure file each; the rest of them needs a database.
    instead: {
      '/campaigns/index\\.js$': '<rootDir>/src/modules/campaigns/campaign-rules.ts',
      '/ledger/index\\.js$': '<rootDir>/src/modules/ledger/accounts.ts',
    },
  },
};
