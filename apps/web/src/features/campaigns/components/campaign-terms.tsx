import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber, formatPercent } from '../../../lib/format/format.js';
import { DateText, Money, Percent } from '../../../ui/data/figures.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Deed, Terms, type Term } from '../../../ui/layout/surface.js';
import type { PageData } from '../queries.js';

const useEquityItems = (page: PageData): Term[] => {
  const { t, i18n } = useTranslation('campaign');
  const terms = page.equityTerms;
  if (!terms) return [];
  const words = { count: terms.availableShares, shares: formatNumber(terms.availableShares, i18n.language) };
  const offered =
    terms.equityAvailable === null
      ? t('terms.offeredValue', words)
      : t('terms.offeredPart', { ...words, part: formatPercent(Number(terms.equityAvailable), i18n.language, 1) });
  return [
    { term: t('terms.youBuy'), value: t('terms.shares') },
    { term: t('terms.price'), value: <Money amount={terms.pricePerShare} currency={page.currency} /> },
    ...(terms.preMoneyValuation === null
      ? []
      : [
          {
            term: t('terms.valuation'),
            explain: t('terms.valuationExplain'),
            value: <Money amount={terms.preMoneyValuation} currency={page.currency} whole />,
          },
        ]),
    { term: t('terms.offered'), value: offered },
    ...(terms.conversionTrigger ? [{ term: t('terms.conversion'), value: <bdi>{terms.conversionTrigger}</bdi> }] : []),
    ...(terms.noticeTerms ? [{ term: t('terms.notice'), value: <bdi>{terms.noticeTerms}</bdi> }] : []),
  ];
};

const useDebtItems = (page: PageData): Term[] => {
  const { t } = useTranslation('campaign');
  const terms = page.debtTerms;
  if (!terms) return [];
  const planned = terms.closingIsPlanned ? 'Planned' : '';
  return [
    { term: t('terms.youBuy'), value: t('terms.loan') },
    {
      term: t('terms.rate'),
      explain: t('terms.rateExplain'),
      value: <Percent ratio={Number(terms.interestRate)} digits={2} />,
    },
    ...(terms.annualPercentageRate === null
      ? []
      : [
          {
            term: t('terms.apr'),
            explain: t('terms.aprExplain'),
            value: <Percent ratio={Number(terms.annualPercentageRate)} digits={2} />,
          },
        ]),
    { term: t('terms.term'), value: t('terms.months', { count: terms.termLength }) },
    { term: t('terms.frequency'), value: t(`frequency.${terms.investFrequency}`) },
    { term: t('terms.schedule'), value: t(`schedule.${terms.repaymentSchedule}`) },
    // Of one that was ended nothing was lent, so nothing is ever due.
    ...(page.ended
      ? []
      : [
          { term: t(`terms.interestFrom${planned}`), value: <DateText value={terms.closingDate} /> },
          { term: t(`terms.first${planned}`), value: <DateText value={terms.firstPaymentDate} /> },
          { term: t(`terms.maturity${planned}`), value: <DateText value={terms.maturityDate} /> },
        ]),
  ];
};

/** 17 CFR 227.201(h): whether more than the goal is taken, up to what, and how it is shared out. */
const useAllocationItems = ({
  currency,
  goal,
  maxOfferingAmount,
  allocationMethod,
  commitmentLimit,
}: PageData): Term[] => {
  const { t } = useTranslation('campaign');
  const money = (amount: number) => formatMoney(amount, currency, { whole: true });
  const amount = money(maxOfferingAmount);
  const isProRata = allocationMethod === 'pro_rata' && commitmentLimit !== null;
  return [
    {
      term: t('terms.beyond'),
      value: maxOfferingAmount > goal ? t('terms.beyondTo', { amount }) : t('terms.beyondNone'),
    },
    {
      term: t('terms.allocation'),
      ...(isProRata && { explain: t('terms.allocationTo', { amount, limit: money(commitmentLimit) }) }),
      value: t(`terms.allocations.${allocationMethod}`),
    },
  ];
};

/** The binding terms, under the double rule. */
export const CampaignTerms = ({ page }: { page: PageData }) => {
  const { t } = useTranslation('campaign');
  const items = [
    ...useEquityItems(page),
    ...useDebtItems(page),
    { term: t('terms.ceiling'), value: <Money amount={page.maxOfferingAmount} currency={page.currency} whole /> },
    ...useAllocationItems(page),
    { term: t('terms.fee'), value: t('terms.noFee') },
    {
      term: t(page.raiseMode === 'fixed' ? 'terms.ifGoalMissed' : 'terms.ifMissed'),
      value: t('terms.allBack'),
    },
    { term: t('terms.raiseType'), value: t(`terms.${page.raiseMode}`) },
    { term: t('terms.admission'), value: t(`terms.admissions.${page.campaignAccreditation}`) },
  ];
  return (
    <Deed id="terms">
      <Stack gap={3}>
        <h3>{t(page.ended ? 'terms.titleEnded' : 'terms.title')}</h3>
        <Terms items={items} />
      </Stack>
    </Deed>
  );
};
