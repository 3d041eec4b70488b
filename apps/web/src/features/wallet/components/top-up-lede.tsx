import { RAIL_TRAITS } from '@cairn/contracts/rails/providers';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format/format.js';
import { useRailWords } from '../../../lib/format/use-rail-words.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import type { TopUp } from '../queries.js';

/** The amount no longer in the wallet: returned to the card, being returned, or reversed by the payer's bank. */
const goneOf = ({ returning, returnFailed, returned, chargedBack }: TopUp): number =>
  returning + returnFailed + returned + chargedBack;

/** Received, or received and returned, at least in part; on its way while the payer's bank decides. */
export const topUpStateOf = (topUp: TopUp): TopUp['state'] | 'wentBack' | 'clearing' => {
  if (topUp.clearing) return 'clearing';
  return topUp.state === 'received' && goneOf(topUp) > 0 ? 'wentBack' : topUp.state;
};

type Gone = 'returning' | 'returnFailed' | 'returned' | 'returnedOn' | 'chargedBack';

/** The state of the money, in sentences. */
export const TopUpLede = ({ topUp }: { topUp: TopUp }) => {
  const { t } = useTranslation('wallet');
  const siteDate = useSiteDate();
  const toSource = useRailWords()('toSource', topUp.paymentType ?? 'card');
  const { amount, currency, returning, returnFailed, returned, returnedAt, chargedBack } = topUp;
  const state = topUpStateOf(topUp);
  if (state !== 'wentBack') return t(`topUp.lede_${state}`, { days: RAIL_TRAITS.ach.clearingDays });
  const gone: readonly [word: Gone, amount: number][] = [
    ['returning', returning],
    ['returnFailed', returnFailed],
    [returnedAt === null ? 'returned' : 'returnedOn', returned],
    ['chargedBack', chargedBack],
  ];
  const date = returnedAt === null ? undefined : siteDate(returnedAt, 'moment');
  return [
    ...gone
      .filter(([, minor]) => minor > 0)
      .map(([word, minor]) => t(`topUp.gone.${word}`, { amount: formatMoney(minor, currency), date, toSource })),
    ...(goneOf(topUp) >= amount ? [t('topUp.gone.empty')] : []),
  ].join(' ');
};
