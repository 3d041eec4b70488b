import { INVARIANT, PAGE, type ForeignReads } from './foreign-read.js';
import { READS_OF_MONEY } from './money-table-reads.js';

/** What every room may read; only its own room writes it. */
export const OPEN_TABLES: Readonly<Record<string, string>> = {
  app_user: 'each list names the people in it, in the one statement that it is',
  campaign: 'each record of money is shown with the name, the owner and the currency of its campaign',
  'ledger.account': 'balances are read where they are shown and held against; they are written by Ledger.post alone',
  'ledger.balance': 'see ledger.account',
  'ledger.line': 'see ledger.account',
  'ledger.tx': 'see ledger.account',
};

export const FOREIGN_READS: ForeignReads = {
  kernel: [
    {
      tables: ['site_setting'],
      why: 'the days that a list of the console is narrowed to are those of the site’s clock',
    },
    { tables: ['verification.finding', 'verification.money_freeze', 'verification.run'], why: 'figures of /metrics' },
    {
      tables: ['site_language'],
      why: 'errors are told in a language that the site offers, before any module is asked',
    },
  ],
  ledger: [
    { tables: ['kernel.clock'], why: 'at its start the clock of business time must be the release’s' },
    {
      tables: ['investment', 'payment', 'payout', 'repayment', 'top_up', 'withdrawal'],
      why: 'entries are searched by the number of the record that they are of',
    },
  ],
  'ledger/verification': [{ tables: ['kernel.outbox', 'kernel.parked_item'], why: INVARIANT }],
  'bank-accounts/linking': [
    { tables: ['investor_profile'], why: 'an account’s owner is compared with the name of the confirmed identity' },
  ],
  'payments/debits': [
    {
      tables: ['bank_link', 'escrow_link'],
      why: 'payments are a lower module: a debit is written only while its account is linked, in one statement',
    },
  ],
  operations: [
    { tables: ['kernel.dead_letter', 'kernel.parked_item'], why: PAGE },
    {
      tables: [
        'accreditation',
        'campaign_comment',
        'contact_inquiry',
        'dispute',
        'investment',
        'investor_profile',
        'message_report',
        'payment',
        'payout',
        'refund',
        'repayment',
        'top_up',
        'withdrawal',
      ],
      why: 'an entry of the audit log says whom its record is about',
    },
  ],

  'users/accounts': [
    { tables: ['accreditation', 'investor_profile', 'share_certificate'], why: '/users/me is one statement' },
    { tables: ['investment'], why: 'what somebody has begun decides whether their type may change (R-04)' },
  ],
  'users/admin': [{ tables: ['accreditation', 'investment', 'investor_profile', 'session'], why: PAGE }],
  'users/admins': [{ tables: ['kernel.audit_log'], why: 'when a colleague last did something' }],
  'users/leaving': [{ tables: ['session'], why: 'the copy of somebody’s data names their sessions' }],
  'users/profile': [{ tables: ['investment', 'investor_profile'], why: PAGE }],
  'users/sign-in': [{ tables: ['session'], why: 'the list of devices, and the one a disputed payment was begun on' }],

  'settings/options': [{ tables: ['content_record'], why: 'option lists are content; settings stand below it' }],
  'settings/site': [{ tables: ['content_record', 'ledger.currency'], why: 'what may be set is one of these' }],
  'content/editing': [
    { tables: ['kernel.file'], why: 'which pictures a draft uses' },
    { tables: ['site_language'], why: 'which translations are missing' },
  ],
  'content/public': [
    { tables: ['ledger.currency', 'payment_limit', 'site_language', 'site_setting'], why: PAGE },
    { tables: ['campaign_capacity', 'investment'], why: 'the platform’s own figures, added up in one statement' },
  ],
  'getting-ready': [
    {
      tables: ['content_record', 'content_version', 'kernel.audit_log', 'platform_fee', 'site_language'],
      why: 'each step of the first run is checked for real',
    },
  ],

  'campaigns/covered': [
    {
      tables: ['rule_param', 'site_setting'],
      why: 'an event is judged by the law that holds today, whose first day says what is only disclosed',
    },
  ],
  'campaigns/changes': [
    { tables: ['investment', 'reconfirmation'], why: 'how investors have answered, in the one statement of the list' },
  ],
  'campaigns/documents': [{ tables: ['investment'], why: 'who has paid is told of another key information sheet' }],
  'campaigns/figures': [{ tables: ['kernel.file'], why: 'the same picture is not taken twice' }],
  'campaigns/gallery': [{ tables: ['kernel.file'], why: 'the same picture is not taken twice' }],
  'campaigns/questions': [{ tables: ['content_record'], why: 'questions that are asked of all are content' }],
  'campaigns/record': [
    { tables: ['investment'], why: 'who holds a part sees more of it, and is counted once' },
    {
      tables: ['history'],
      why: 'whether its closing was moved forward, and why it was ended, is in its history alone',
    },
  ],
  'campaigns/review': [
    { tables: ['operator_account', 'payment_limit'], why: 'a currency that nobody can pay in is refused' },
  ],
  'campaigns/leads': [{ tables: ['investment'], why: 'that somebody has invested is what the books say' }],
  'campaigns/team': [{ tables: ['investor_profile'], why: 'whose identity was confirmed, in the list of the team' }],
  'communication/events': [
    { tables: ['invitation', 'team_member'], why: 'an invitation that was withdrawn is not mailed' },
  ],
  'communication/mail': [
    { tables: ['contact_inquiry', 'invitation', 'newsletter_subscription'], why: 'to whom a mail goes (SEC-51)' },
  ],

  'kyc/accreditation': [{ tables: ['site_setting'], why: 'how old a document is follows from the site’s clock' }],
  'kyc/review': [{ tables: ['history'], why: 'whether an identity was confirmed before is in its history alone' }],
  'kyc/verification': [
    { tables: ['site_setting'], why: 'only what was handed in after a provider was chosen is sent to it' },
  ],
  'kyc/checks': [
    { tables: ['site_setting'], why: 'which identities are due follows from the site’s clock and its provider' },
  ],
  'kyc/screening': [
    { tables: ['site_setting'], why: 'who was compared at another threshold is compared again, in one statement' },
  ],
  ...READS_OF_MONEY,

  'investments/steps': [
    {
      tables: ['site_setting'],
      why: 'the jurisdiction decides which steps there are, in the statement that locks a draft',
    },
    { tables: ['investor_figure'], why: 'figures that were stated since are to be stated true again' },
  ],
  jurisdictions: [
    {
      tables: ['accreditation', 'investment', 'investor_profile'],
      why: 'what the law asks somebody for depends on what they have stated and done, in one read',
    },
    { tables: ['site_setting'], why: 'a decision is held to the law that holds now, not to a copy of the settings' },
  ],
  'investments/campaign-list': [
    {
      tables: ['campaign_capacity', 'investor_profile'],
      why: 'which step an investor is missing, and whether it can be done',
    },
  ],
  'investments/closing': [{ tables: ['campaign_capacity'], why: 'a campaign that is shut only waits' }],
  'investments/eligibility': [
    {
      tables: ['accreditation', 'campaign_capacity', 'investor_profile', 'site_setting'],
      why: 'every rule is decided by one read',
    },
  ],
  'investments/holds': [{ tables: ['campaign_capacity'], why: 'what is being paid when a campaign closes' }],
  'investments/paying': [{ tables: ['page_given_up', 'payment'], why: 'what of an investment is being paid' }],
  'investments/receipts': [{ tables: ['dispute', 'payment', 'refund'], why: PAGE }],
  'investments/reconfirmation': [{ tables: ['material_change'], why: PAGE }],
  'investments/record': [
    { tables: ['payment', 'refund', 'repayment', 'saved_campaign'], why: PAGE },
    {
      tables: ['allocation', 'campaign_capacity', 'campaign_day', 'campaign_version', 'dispute', 'rolling_closing'],
      why: INVARIANT,
    },
  ],
  desk: [
    {
      tables: ['campaign_capacity', 'site_setting'],
      why: 'the dashboard is one statement: totals, and the day of the site’s clock',
    },
  ],
  'agreements/papers': [
    { tables: ['investment'], why: 'what an agreement says of an investment' },
    {
      tables: ['investing_account', 'investment_draft'],
      why: 'an agreement is signed before there is an investment, and names the holder that was chosen for it',
    },
  ],
  'agreements/signing': [{ tables: ['investment'], why: 'the number and the amount beside what was signed' }],
  'agreements/certificates': [
    { tables: ['investment', 'investor_profile'], why: 'what a closing has made final, and whose it is' },
    { tables: ['site_setting'], why: 'nothing is issued while certificates are switched off' },
  ],
  'agreements/registers': [
    { tables: ['investor_profile'], why: 'a new holder’s identity is confirmed' },
    {
      tables: ['investing_account', 'investment_draft'],
      why: 'an export says whether a company or a custodian holds the shares',
    },
  ],
  'agreements/templates': [
    { tables: ['site_setting'], why: 'which jurisdiction’s template is in force on the day of the site’s clock' },
  ],
  portfolio: [
    { tables: ['allocation', 'campaign_capacity', 'investment', 'repayment'], why: PAGE },
    { tables: ['agreement', 'share_certificate'], why: 'the papers of an investment, in one statement' },
  ],
};
