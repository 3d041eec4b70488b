/** The words in which the authorisation table is written: who calls, what for, and rows that many calls share. */

export const CALLERS = [
  'visitor',
  'investor',
  'otherInvestor',
  'owner',
  'otherOwner',
  'moderator',
  'compliance',
  'finance',
  'operator',
  'super',
  'expired',
  'revoked',
  'unactivated',
] as const;
export type CallerName = (typeof CALLERS)[number];

/** `open`: let in; what the call then says of its content (400, 409, 422 …) is not the guard's. Else the status. */
export type Cell = 'open' | 401 | 403 | 404 | 410;

/** Comments: on the page, and one that waits; one more of each where a call removes or decides it. */
export type CommentRecord = 'comment' | 'doomedComment' | 'publicComment' | 'pendingComment';

/** Records of a campaign's parts. */
export type CampaignRecord =
  | 'savedCampaign'
  | 'otherSavedCampaign'
  | 'update'
  | 'doomedUpdate'
  | 'teamMember'
  | 'doomedTeamMember'
  | 'membership'
  | 'lead'
  | 'waitingInvestment'
  | 'doomedLead'
  | 'change'
  | 'askedInvestment'
  | 'rollingClosing'
  | CommentRecord;
/** Files of a campaign. */
export type CampaignFile =
  | 'picture'
  | 'doomedPicture'
  | 'film'
  | 'doomedFilm'
  | 'document'
  | 'doomedDocument'
  | 'shownDocument'
  | 'privateDocument'
  | 'accessRequest';

/** Investments that were begun, and in whose name. */
export type InvestingRecord = 'begun' | 'doomedBegun' | 'archivedBegun' | 'changedAccount' | 'doomedAccount';
/** Agreements, and what shows who holds shares. */
export type AgreementRecord = 'signedInvestment' | 'certificate' | 'certificateCode' | 'agreementTemplate';

/** A match with a list, and the kind of a list. */
export type ScreeningRecord = 'screeningCase' | 'screeningListKind';

/** Covered persons of a campaign. */
export type CoveredRecord = 'coveredPerson' | 'doomedCoveredPerson';

/** What admins decide on or look after. */
export type ConsoleRecord =
  | 'identity'
  | 'accreditation'
  | 'repayment'
  | 'refund'
  | 'payment'
  | 'dispute'
  | 'deadLetter'
  | 'exchangeRate'
  | 'contentPage'
  | 'paymentSetting'
  | 'optionKind'
  | 'siteMark'
  | 'contentRecord'
  | 'contentPageRecord'
  | 'siteLanguage'
  | 'inquiry'
  | 'mailTemplate'
  | 'adminAccount'
  | 'adminChange'
  | 'platformFee'
  | 'readinessStep'
  | ScreeningRecord;

/** Records that belong to somebody: each is named after the record of its id. */
export type ObjectName =
  | 'draft'
  | 'doomedDraft'
  | 'liveCampaign'
  | 'slug'
  | 'investment'
  | 'topUp'
  | 'secondTopUp'
  | 'secondAccount'
  | 'walletEntry'
  | 'profile'
  | 'session'
  | 'connectAccount'
  | 'linkedAccount'
  | 'payerAccount'
  | 'savedAccount'
  | 'doomedSavedAccount'
  | 'doomedLinkedAccount'
  | 'escrowLink'
  | 'doomedEscrowLink'
  | 'pendingCampaign'
  | CampaignRecord
  | InvestingRecord
  | 'payout'
  | 'withdrawal'
  | 'emailPreference'
  | 'conversation'
  | 'messageReport'
  | 'webSession'
  | 'dataExport'
  | 'invitation'
  | 'user'
  | 'profileSlug'
  | 'secret'
  | AgreementRecord
  | ConsoleRecord
  | CoveredRecord
  | CampaignFile;

type Expectation = Partial<Record<CallerName, Cell>>;

export interface Row {
  callers: Record<CallerName, Cell>;
  /** The record in the path or in the body; without one the call is about no record. */
  object?: ObjectName;
  /** The status for callers with access to a record that does not exist: 404 by default. */
  none?: Cell;
  /** Those whom a rule about the record refuses, and not their rank: without the record there is nothing to refuse. */
  refusedLater?: readonly CallerName[];
  /** The record of the second id in the path, which is a part of the first. */
  part?: ObjectName;
  /** Where the record's id is when it is not in the path. */
  inBody?: string;
  body?: Record<string, unknown>;
  upload?: boolean;
  /** A stream: its first bytes decide. */
  stream?: boolean;
}

export const all = (cell: Cell, except: Expectation = {}): Record<CallerName, Cell> => ({
  ...(Object.fromEntries(CALLERS.map((name) => [name, cell])) as Record<CallerName, Cell>), // every caller, by construction
  ...except,
});

export const NOBODY: Expectation = { visitor: 401, expired: 401, revoked: 401, unactivated: 401 };
export const ADMINS = ['moderator', 'compliance', 'finance', 'operator', 'super'] as const;
/** Roles that may see campaigns. */
export const SEES_CAMPAIGNS = ['moderator', 'compliance', 'finance'] as const;
/** Roles that may see who invested in a campaign. */
export const SEES_INVESTMENTS = ['compliance', 'finance'] as const;
export const PEOPLE = ['investor', 'otherInvestor', 'owner', 'otherOwner'] as const;
export const each = (names: readonly CallerName[], cell: Cell): Expectation =>
  Object.fromEntries(names.map((name) => [name, cell]));

/** Everyone, signed in or not. */
export const everyone: Row = { callers: all('open') };
/** A link's secret: the link decides, whoever holds it. */
export const bySecret: Row = { callers: all('open'), object: 'secret', none: 410 };
/** Everyone with a session of the site. */
export const people = (except: Expectation = {}, more: Omit<Row, 'callers'> = {}): Row => ({
  callers: all('open', { ...NOBODY, ...each(ADMINS, 403), ...except }),
  ...more,
});
/** One person's own record: 404 for everybody else. */
export const ownedBy = (owner: CallerName, object: ObjectName, more: Omit<Row, 'callers' | 'object'> = {}): Row =>
  people({ ...each(PEOPLE, 404), [owner]: 'open' }, { object, ...more });
/** What its owner reads, and beside them admins of these roles; super is always one of them. */
export const readBy = (owner: CallerName, roles: readonly CallerName[], object: ObjectName): Row =>
  people({ ...each(PEOPLE, 404), [owner]: 'open', ...each(roles, 'open'), super: 'open' }, { object });
/** Admins of these roles; super is always one of them. */
export const admins = (roles: readonly CallerName[], more: Omit<Row, 'callers'> = {}): Row => ({
  callers: all(403, { ...NOBODY, ...each(roles, 'open'), super: 'open' }),
  ...more,
});
/** Providers alone, each at its own address: the rows name none, and no session makes a difference. */
export const provider: Row = { callers: all(404) };
