import { formatCount, writeRate } from '@cairn/i18n';
import { useOptionName } from '../../lib/words/option-names.js';
import { useCodeWord, useLanguage, useSay, type CodeList } from '../../lib/words/words.js';
import { Section } from '../../ui/layout/detail.js';
import { Facts } from '../../ui/records/facts.js';
import { Money } from '../../ui/records/money.js';
import { CalendarDate, Code, Moment, Said } from '../../ui/records/text.js';
import type { CampaignProps } from './campaign-sections.js';

const said = (text: string | null) => (text === null || text === '' ? null : <Said>{text}</Said>);
const day = (date: string | null) => (date === null ? null : <CalendarDate date={date} />);

/** The contracts carry a rate as a ratio, "0.1667"; people read it as 16.67%. */
const usePercent = () => {
  const language = useLanguage();
  return (rate: string | null) => (rate === null ? null : <Code>{writeRate(language, rate)}%</Code>);
};

/** A count in the groups of the reader's language. */
const useCount = () => {
  const language = useLanguage();
  return (value: number | null) => (value === null ? null : <Code>{formatCount(language, value)}</Code>);
};

const useMoney =
  ({ campaign }: CampaignProps) =>
  (minor: number | null) => {
    const currency = campaign.currency ?? campaign.fundraisingDetail.equityCurrencyCode;
    return minor === null || currency === null ? null : <Money minor={minor} currency={currency} />;
  };

const useCoded = () => {
  const wordOf = useCodeWord();
  return (list: CodeList, value: string | null) => (value === null ? null : wordOf(list, value));
};

export const RaiseSection = ({ campaign }: CampaignProps) => {
  const say = useSay();
  const money = useMoney({ campaign });
  const coded = useCoded();
  const count = useCount();
  const stageOf = useOptionName('campaign-stage');
  const roundOf = useOptionName('investing-round');
  const formOf = useOptionName('deal-type');
  const { fundraisingDetail: raise } = campaign;
  return (
    <Section title={say('raise.title')}>
      <Facts
        facts={[
          { label: say('raise.form'), value: formOf(raise.termsSlug) },
          { label: say('raise.test_the_water'), value: say(raise.isTestTheWater === 'YES' ? 'raise.yes' : 'raise.no') },
          { label: say('raise.mode'), value: coded('options.mode', raise.raiseMode) },
          { label: say('raise.goal'), value: money(raise.goal) },
          ...(raise.raiseMode === 'fixed'
            ? []
            : [
                { label: say('raise.minimum_raise'), value: money(raise.minimumRaise) },
                { label: say('raise.maximum_raise'), value: money(raise.maximumRaise) },
              ]),
          { label: say('raise.ceiling'), value: money(raise.maxOfferingAmount) },
          { label: say('raise.allocation'), value: coded('options.allocation', raise.allocationMethod) },
          ...(raise.allocationMethod === 'pro_rata'
            ? [{ label: say('raise.commitment_limit'), value: money(raise.commitmentLimit) }]
            : []),
          { label: say('raise.minimum_investment'), value: money(campaign.effectiveMinimum) },
          ...(raise.minimumInvestment === campaign.effectiveMinimum
            ? []
            : [{ label: say('raise.minimum_stated'), value: money(raise.minimumInvestment) }]),
          { label: say('raise.maximum_investment'), value: money(raise.maximumInvestment) },
          { label: say('raise.stage'), value: stageOf(raise.campaignStage) },
          { label: say('raise.round'), value: roundOf(raise.investingRound) },
          { label: say('raise.admission'), value: coded('options.admission', raise.campaignAccreditation) },
          { label: say('raise.open_date'), value: day(raise.openDate) },
          { label: say('raise.closing_date'), value: day(raise.closingDate) },
          {
            label: say('raise.closes_at'),
            value: campaign.closesAt === null ? null : <Moment at={campaign.closesAt} />,
          },
          { label: say('raise.received'), value: money(campaign.received) },
          { label: say('raise.committed'), value: money(campaign.committed) },
          { label: say('raise.investors'), value: count(campaign.investors) },
        ]}
      />
    </Section>
  );
};

export const TermsSection = ({ campaign }: CampaignProps) => {
  const say = useSay();
  const money = useMoney({ campaign });
  const coded = useCoded();
  const percent = usePercent();
  const count = useCount();
  const { campaignTerms: terms } = campaign;
  const equity = [
    { label: say('terms.price'), value: money(terms.pricePerShare) },
    { label: say('terms.available_shares'), value: count(terms.availableShares) },
    { label: say('terms.existing_shares'), value: count(terms.existingShares) },
    { label: say('terms.equity'), value: percent(terms.equityAvailable) },
    { label: say('terms.valuation'), value: money(terms.preMoneyValuation) },
    { label: say('terms.conversion'), value: said(terms.conversionTrigger) },
    { label: say('terms.notice'), value: said(terms.noticeTerms) },
  ];
  const debt = [
    { label: say('terms.rate'), value: percent(terms.interestRate) },
    {
      label: say('terms.length'),
      value: terms.termLength === null ? null : say('terms.months', { smart_count: terms.termLength }),
    },
    { label: say('terms.frequency'), value: coded('options.frequency', terms.investFrequency) },
    { label: say('terms.schedule'), value: coded('options.schedule', terms.repaymentSchedule) },
    { label: say('terms.method'), value: coded('options.repayment_method', terms.repaymentMethod) },
    { label: say('terms.payback'), value: day(terms.paybackStartDate) },
    { label: say('terms.valuation'), value: money(terms.preMoneyValuation) },
  ];
  return (
    <Section title={say('terms.title')}>
      <Facts facts={campaign.type === 'debt' ? debt : equity} />
    </Section>
  );
};
