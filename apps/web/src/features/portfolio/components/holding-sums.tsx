import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Count, Money } from '../../../ui/data/figures.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { Kpis, type Kpi } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';
import { groupOf } from '../groups.js';
import type { HeldInFull } from '../queries.js';

const Small = ({ children }: { children: ReactNode }) => (
  <Text size="small" muted>
    {children}
  </Text>
);

const Figure = ({ children }: { children: ReactNode }) => <span className={textCss.figureXl}>{children}</span>;

/** The number of shares, and the price of one. */
const useShares = ({ units, pricePerShare, currency, state, repaid }: HeldInFull): Kpi[] => {
  const { t } = useTranslation('portfolio');
  // Of what went back, or was never paid, none were bought.
  if (units === null || groupOf({ state, repaid }) === 'ended') return [];
  return [
    {
      label: <Small>{t('detail.shares')}</Small>,
      value: (
        <Figure>
          <Count value={units} />
        </Figure>
      ),
      note: pricePerShare !== null && (
        <Small>
          {t('detail.each')} <Money amount={pricePerShare} currency={currency} />
        </Small>
      ),
    },
  ];
};

/** Of money that is held until the campaign, or a part of it, closes: until when it can be taken back. */
const useDays = ({ state, cancellable, cancelUntil, closesAt, closesInPart }: HeldInFull): Kpi[] => {
  const { t } = useTranslation('portfolio');
  if (state !== 'received') return [];
  const day = (word: 'cancelUntil' | 'closes' | 'closes_part', at: string): Kpi => ({
    label: <Small>{t(`detail.${word}`)}</Small>,
    value: (
      <span className={textCss.figureLg}>
        <SiteDate value={at} />
      </span>
    ),
    note: (
      <Small>
        <SiteDate value={at} format="time" />
      </Small>
    ),
  });
  return [
    ...(cancellable ? [day('cancelUntil', cancelUntil)] : []),
    day(closesInPart ? 'closes_part' : 'closes', closesAt),
  ];
};

type Returned = 'detail.dividends' | 'outstanding' | 'back' | 'detail.interest';
type ReturnNote = 'detail.dividendsNote' | 'detail.outstandingNote' | 'backNote' | 'detail.interestNote';

/** The amount received: for a loan beside the outstanding part; shares bring dividends, but no repayment. */
const useReturns = ({ state, units, amount, principalReturned, incomeReceived, currency }: HeldInFull): Kpi[] => {
  const { t } = useTranslation('portfolio');
  if (state !== 'settled') return [];
  const sum = (label: Returned, minor: number, note: ReturnNote): Kpi => ({
    label: <Small>{t(label)}</Small>,
    value: <Money amount={minor} currency={currency} className={textCss.figureXl} />,
    note: <Small>{t(note)}</Small>,
  });
  if (units !== null) return [sum('detail.dividends', incomeReceived, 'detail.dividendsNote')];
  return [
    sum('outstanding', amount - principalReturned, 'detail.outstandingNote'),
    sum('back', principalReturned, 'backNote'),
    sum('detail.interest', incomeReceived, 'detail.interestNote'),
  ];
};

/** The sums of an investment, each with what it is and what it is not. What was not paid, or went back, is no investment. */
export const HoldingSums = ({ holding }: { holding: HeldInFull }) => {
  const { t } = useTranslation('portfolio');
  const { state, amount, currency } = holding;
  const context = holding.closesInPart ? 'part' : undefined;
  const isInvested = state === 'received' || state === 'settled';
  const paid: Kpi = {
    label: <Small>{t(isInvested ? 'amount' : 'sum')}</Small>,
    value: <Money amount={amount} currency={currency} className={textCss.figureXl} />,
    note: isInvested && <Small>{state === 'received' ? t('detail.heldNote', { context }) : t('investedNote')}</Small>,
  };
  return <Kpis items={[paid, ...useShares(holding), ...useDays(holding), ...useReturns(holding)]} />;
};
