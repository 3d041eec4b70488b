import { writeDecimal } from '@cairn/i18n/rates';
import { useTranslation } from 'react-i18next';
import { formatDate, languageOf } from '../../../lib/format/format.js';
import { Money } from '../../../ui/data/figures.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Panel, Terms, type Term } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import { inLaw, totalHere } from '../consent-sums.js';
import type { Standing } from '../queries.js';

interface ConsentSummaryProps {
  campaign: { name: string; currency: string };
  standing: Standing;
  /** Minor units of the campaign's currency; null while none is typed. */
  amount: number | null;
}

/** What is consented to: the sum, the same in the currency of the law with rate and day, and what the law compares it with. */
export const ConsentSummary = ({ campaign, standing, amount }: ConsentSummaryProps) => {
  const { t, i18n } = useTranslation('standing');
  const { currency, rate, warningThreshold, committedHere } = standing;
  const together = amount === null ? null : totalHere(standing, amount, campaign.currency);
  const whole = (minor: number) => <Money amount={minor} currency={currency} whole />;
  const measured: Term[] =
    rate === null || amount === null
      ? []
      : [
          {
            term: t('consent.measured', { currency }),
            value: <Money amount={inLaw(standing, amount, campaign.currency) ?? 0} currency={currency} />,
          },
        ];
  return (
    <Panel as="aside" aria-label={t('consent.summary')}>
      <Stack gap={3}>
        <Terms
          items={[
            { term: t('consent.campaign'), value: <bdi>{campaign.name}</bdi> },
            {
              term: t('consent.amount'),
              value: amount === null ? '—' : <Money amount={amount} currency={campaign.currency} />,
            },
            ...measured,
            ...(rate === null
              ? []
              : [
                  {
                    term: t('consent.rate'),
                    value: t('consent.rateOf', {
                      base: rate.base,
                      quote: rate.quote,
                      rate: writeDecimal(languageOf(i18n.language), rate.rate),
                      date: formatDate(rate.on, i18n.language),
                    }),
                  },
                ]),
            ...(warningThreshold === null ? [] : [{ term: t('consent.threshold'), value: whole(warningThreshold) }]),
            ...(committedHere === null || committedHere === 0
              ? []
              : [{ term: t('consent.here'), value: whole(committedHere) }]),
            ...(together === null || together <= (committedHere ?? 0)
              ? []
              : [{ term: t('consent.together'), value: whole(together), total: true }]),
          ]}
        />
        {rate !== null && (
          <Text as="p" size="xs" muted>
            {t('consent.noExchange')}
          </Text>
        )}
      </Stack>
    </Panel>
  );
};
