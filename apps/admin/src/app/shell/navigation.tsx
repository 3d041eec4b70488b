import type { AdminPermission } from '@cairn/contracts';
import {
  IconAdjustmentsHorizontal,
  IconAlertTriangle,
  IconArrowsExchange,
  IconCreditCard,
  IconHelpCircle,
  IconNews,
  IconPencil,
  IconReceiptTax,
  IconBuildingBank,
  IconReceipt,
  IconCalendarDue,
  IconCertificate,
  IconChartBar,
  IconCoins,
  IconFileCertificate,
  IconFileDiff,
  IconFileText,
  IconFlag,
  IconFlag2,
  IconHome,
  IconListDetails,
  IconListSearch,
  IconMail,
  IconMessages,
  IconShieldCheck,
  IconUserMinus,
  IconUserSearch,
  IconUserShield,
  IconUsers,
  IconWallet,
  type Icon,
} from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { useMay, useMaySee } from '../../lib/data/reader.js';
import type { ResourceName } from '../../lib/data/resources.js';
import { useSay, type WordKey } from '../../lib/words/words.js';
import { WaitingCount, type CountedQueue } from '../../ui/lists/waiting-count.js';
import css from './navigation.module.css';
import { SiteMark } from '../../ui/layout/site-mark.js';

interface Entry {
  to: string;
  word: WordKey;
  icon: Icon;
  /** The list that must be readable for the entry to be shown; null shows it to everybody. */
  resource: ResourceName | null;
  /** The permission that is needed, where the entry has no list. */
  permission?: AdminPermission;
  /** Further paths that belong to the entry. */
  alsoAt?: readonly string[];
  /** Further lists whose waiting rows are counted here. */
  alsoCounts?: readonly CountedQueue[];
}

const ENTRIES: readonly Entry[] = [
  { to: '/', word: 'nav.today', icon: IconHome, resource: null },
  {
    to: '/campaigns',
    word: 'nav.campaigns',
    icon: IconFlag,
    resource: 'campaigns',
    alsoCounts: ['held-closings'],
  },
  { to: '/campaign-changes', word: 'nav.campaign-changes', icon: IconFileDiff, resource: 'campaign-changes' },
  { to: '/identities', word: 'nav.identities', icon: IconShieldCheck, resource: 'identities' },
  { to: '/accreditations', word: 'nav.accreditations', icon: IconCertificate, resource: 'accreditations' },
  {
    to: '/screening-cases',
    word: 'nav.screening-cases',
    icon: IconListSearch,
    resource: 'screening-cases',
    alsoAt: ['/screening-lists'],
  },
  { to: '/covered-persons', word: 'nav.covered-persons', icon: IconUserSearch, resource: 'covered-persons' },
  {
    to: '/investments',
    word: 'nav.investments',
    icon: IconCoins,
    resource: 'investments',
    alsoAt: ['/saved-investments'],
  },
  { to: '/certificates', word: 'nav.certificates', icon: IconFileCertificate, resource: 'certificates' },
  {
    to: '/agreement-templates',
    word: 'nav.agreement-templates',
    icon: IconFileText,
    resource: 'agreement-templates',
  },
  { to: '/payouts', word: 'nav.payouts', icon: IconBuildingBank, resource: 'payouts' },
  { to: '/late-repayments', word: 'nav.late-repayments', icon: IconCalendarDue, resource: 'late-repayments' },
  { to: '/linked-accounts', word: 'nav.linked-accounts', icon: IconBuildingBank, resource: 'linked-accounts' },
  { to: '/withdrawals', word: 'nav.withdrawals', icon: IconWallet, resource: 'withdrawals' },
  {
    to: '/second-wallet-entries',
    word: 'nav.second-wallet-entries',
    icon: IconWallet,
    resource: 'second-wallet-entries',
  },
  {
    to: '/payments',
    word: 'nav.payments',
    icon: IconCreditCard,
    resource: 'payments',
    alsoAt: ['/refunds', '/second-decisions', '/disputes', '/statement-lines', '/provider-balances'],
    alsoCounts: ['refunds', 'second-decisions', 'disputes', 'statement-lines', 'provider-balances'],
  },
  {
    to: '/bank-lines',
    word: 'nav.bank-lines',
    icon: IconReceipt,
    resource: 'bank-lines',
    alsoAt: ['/bank-returns', '/bank-statements', '/bank-rules', '/operator-accounts', '/payment-files'],
    alsoCounts: ['bank-returns', 'operator-accounts', 'payment-files'],
  },
  {
    to: '/ledger',
    word: 'nav.ledger',
    icon: IconChartBar,
    resource: 'ledger-accounts',
    alsoAt: ['/ledger-accounts', '/ledger-transactions', '/ledger/periods', '/ledger/verification'],
  },
  {
    to: '/content/content-page',
    word: 'nav.content',
    icon: IconPencil,
    resource: null,
    permission: 'content.change',
    alsoAt: ['/content'],
  },
  { to: '/inquiries', word: 'nav.inquiries', icon: IconHelpCircle, resource: 'inquiries' },
  { to: '/newsletter-subscriptions', word: 'nav.newsletter', icon: IconNews, resource: 'newsletter-subscriptions' },
  { to: '/comments', word: 'nav.comments', icon: IconMessages, resource: 'comments' },
  { to: '/message-reports', word: 'nav.message-reports', icon: IconFlag2, resource: 'message-reports' },
  { to: '/mail-templates', word: 'nav.mail-templates', icon: IconMail, resource: 'mail-templates' },
  {
    to: '/settings/identity',
    word: 'nav.settings',
    icon: IconAdjustmentsHorizontal,
    resource: null,
    permission: 'settings.change',
    alsoAt: ['/settings'],
  },
  { to: '/platform-fees', word: 'nav.platform-fees', icon: IconReceiptTax, resource: 'platform-fees' },
  { to: '/exchange-rates', word: 'nav.exchange-rates', icon: IconArrowsExchange, resource: 'exchange-rates' },
  {
    to: '/parked-items',
    word: 'nav.parked-items',
    icon: IconAlertTriangle,
    resource: 'parked-items',
    alsoAt: ['/dead-letters'],
    alsoCounts: ['dead-letters'],
  },
  { to: '/users', word: 'nav.users', icon: IconUsers, resource: 'users' },
  {
    to: '/admins',
    word: 'nav.admins',
    icon: IconUserShield,
    resource: 'admins',
    alsoAt: ['/admin-changes'],
    alsoCounts: ['admin-changes'],
  },
  { to: '/deletion-requests', word: 'nav.deletion-requests', icon: IconUserMinus, resource: 'deletion-requests' },
  { to: '/audit-log', word: 'nav.audit', icon: IconListDetails, resource: 'audit-log' },
];

const isUnder = (pathname: string, path: string): boolean => pathname === path || pathname.startsWith(`${path}/`);

const isCurrent = ({ to, alsoAt = [] }: Entry, pathname: string): boolean =>
  to === '/' ? pathname === '/' : [to, ...alsoAt].some((path) => isUnder(pathname, path));

const NavItem = ({ entry, onLeave }: { entry: Entry; onLeave: () => void }) => {
  const say = useSay();
  const { pathname } = useLocation();
  const own = entry.resource === null ? [] : [entry.resource];
  const Picture = entry.icon;
  return (
    <Link
      to={entry.to}
      className={css.item}
      aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
      onClick={onLeave}
    >
      <Picture aria-hidden="true" size={20} stroke={1.75} />
      <span className={css.word}>{say(entry.word)}</span>
      <WaitingCount lists={[...own, ...(entry.alsoCounts ?? [])]} className={css.count} />
    </Link>
  );
};

interface NavigationProps {
  /** Shrinks to pictures on screens of middle width. */
  isRail: boolean;
  onLeave: () => void;
}

/** The console's parts, those the reader may see, each with what waits there. */
export const Navigation = ({ isRail, onLeave }: NavigationProps) => {
  const say = useSay();
  const maySee = useMaySee();
  const may = useMay();
  const isOpen = ({ resource, permission }: Entry): boolean =>
    (resource === null || maySee(resource)) && (permission === undefined || may(permission));
  return (
    <nav className={isRail ? `${css.nav} ${css.rail}` : css.nav} aria-label={say('nav.label')}>
      <Link to="/" className={css.brand} onClick={onLeave}>
        <SiteMark scheme="light" className={css.onLight} />
        <SiteMark scheme="dark" className={css.onDark} />
        <span className={css.word}>{say('app.console')}</span>
      </Link>
      {ENTRIES.filter(isOpen).map((entry) => (
        <NavItem key={entry.to} entry={entry} onLeave={onLeave} />
      ))}
    </nav>
  );
};
