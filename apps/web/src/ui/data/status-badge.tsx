import { useTranslation } from 'react-i18next';
import { Badge, type BadgeShape, type BadgeTone } from './badge.js';

type Look = readonly [BadgeTone, BadgeShape];

const looks = {
  campaign: {
    0: ['neutral', 'hollow'],
    1: ['info', 'half'],
    2: ['success', 'dot'],
    3: ['danger', 'square'],
    4: ['neutral', 'solid'],
    5: ['neutral', 'square'],
    6: ['neutral', 'hollow'],
    7: ['neutral', 'square'],
  },
  investment: {
    reserved: ['warning', 'hollow'],
    paying: ['info', 'half'],
    received: ['success', 'dot'],
    settled: ['neutral', 'solid'],
    refunding: ['info', 'half'],
    refunded: ['neutral', 'hollow'],
    failed: ['danger', 'square'],
    expired: ['danger', 'square'],
    cancelled: ['neutral', 'square'],
  },
  review: {
    none: ['neutral', 'hollow'],
    no_document: ['warning', 'hollow'],
    under_review: ['info', 'half'],
    approved: ['success', 'dot'],
    declined: ['danger', 'square'],
  },
  wallet: {
    0: ['warning', 'hollow'],
    1: ['info', 'half'],
    2: ['success', 'dot'],
    3: ['danger', 'square'],
  },
  repayment: {
    due: ['info', 'hollow'],
    paying: ['info', 'half'],
    distributing: ['info', 'half'],
    distributed: ['success', 'dot'],
    cancelled: ['neutral', 'square'],
    replaced: ['neutral', 'square'],
    late: ['warning', 'dot'],
    missed: ['danger', 'square'],
  },
  payout: {
    requested: ['info', 'hollow'],
    approved: ['info', 'half'],
    released: ['info', 'half'],
    paid: ['success', 'dot'],
    failed: ['danger', 'square'],
    rejected: ['danger', 'square'],
    cancelled: ['neutral', 'square'],
  },
  secondWallet: {
    opening: ['warning', 'hollow'],
    paying: ['info', 'half'],
    received: ['success', 'dot'],
    requested: ['warning', 'hollow'],
    sent: ['info', 'half'],
    paid: ['success', 'dot'],
    failed: ['danger', 'square'],
    returned: ['danger', 'square'],
  },
  withdrawal: {
    requested: ['warning', 'hollow'],
    approved: ['info', 'half'],
    released: ['info', 'half'],
    sent: ['success', 'dot'],
    rejected: ['danger', 'square'],
    cancelled: ['neutral', 'square'],
    failed: ['danger', 'square'],
  },
} as const satisfies Record<string, Record<string | number, Look>>;

/** Of a state under a further condition, where it is another state to its reader: what tests interest is not open. */
const CONTEXT_LOOKS: Readonly<Record<string, Look>> = {
  'campaign.2_testing': ['info', 'half'],
  'campaign.3_requested': ['warning', 'half'],
};

/** To its owner, a campaign that is sent back to be changed is not a declined one. */
export const reviewContext = ({ changesRequested }: { changesRequested: boolean }): 'requested' | undefined =>
  changesRequested ? 'requested' : undefined;

/** A loan has its own labels: money lent is not yet repaid, as "settled" would suggest. Only shares have a number. */
export const loanContext = ({
  units,
  repaid,
}: {
  units: number | null;
  repaid: boolean;
}): 'loan' | 'repaid' | undefined => {
  if (repaid) return 'repaid';
  return units === null ? 'loan' : undefined;
};

/** An investment whose payer's bank is deciding about a debit is called so. */
export const investmentContext = ({
  clearing,
  ...held
}: Parameters<typeof loanContext>[0] & { clearing: boolean }): ReturnType<typeof loanContext> | 'clearing' =>
  clearing ? 'clearing' : loanContext(held);

export type StatusFamily = keyof typeof looks;
type Word<Family extends StatusFamily> = `status.${Family}.${keyof (typeof looks)[Family] & (string | number)}`;
type StatusWord = { [Family in StatusFamily]: Word<Family> }[StatusFamily];

interface StatusBadgeProps<Family extends StatusFamily> {
  family: Family;
  status: keyof (typeof looks)[Family];
  /** A further condition of the state's label, where there are labels for it. */
  context?: string | undefined;
}

/** The state of a record, in the one look and the one word it has everywhere. */
export const StatusBadge = <Family extends StatusFamily>({ family, status, context }: StatusBadgeProps<Family>) => {
  const { t } = useTranslation('common');
  const word = `status.${family}.${String(status)}` as StatusWord; // of one family and its own status, as the props are
  const table: Readonly<Record<string, Look>> = looks[family];
  const [tone, shape] = CONTEXT_LOOKS[`${family}.${String(status)}_${context}`] ??
    table[String(status)] ?? ['neutral', 'hollow'];
  return (
    <Badge tone={tone} shape={shape}>
      {t(word, { context })}
    </Badge>
  );
};
