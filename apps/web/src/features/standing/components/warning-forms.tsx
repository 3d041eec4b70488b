import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format/format.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { MoneyInput } from '../../../ui/inputs/money-input.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Notice } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';
import type { Ask, Standing } from '../queries.js';
import { ConsentSummary } from './consent-summary.js';
import { StatementForm, type StatementValues } from './statement-form.js';

interface WarningProps {
  ask: Ask;
  standing: Standing;
  onDone: () => void;
}

const POINTS = ['lose', 'protected', 'sell', 'spread', 'dilute'] as const;

/** The fixed text of the law, and a summary of the risks that takes two minutes to read (COBS 4.12A). */
export const RiskWarning = ({ ask, standing, onDone }: WarningProps) => {
  const { t } = useTranslation('standing');
  const law = standing.profile === 'uk_rmmi' ? 'uk_rmmi' : 'eu_ecspr';
  return (
    <Stack gap={5}>
      <Notice tone="warning">
        <strong>{t(`warning.${law}`)}</strong>
      </Notice>
      <Stack as="section" gap={4}>
        <h2 className={textCss.title3}>{t('warning.title')}</h2>
        {POINTS.map((point) => (
          <div key={point}>
            <Text as="p" strong>
              {t(`warning.points.${point}`)}
            </Text>
            <Text as="p" muted>
              {t(`warning.more.${point}`)}
            </Text>
          </div>
        ))}
      </Stack>
      <StatementForm ask={ask} accept={t('warning.accept')} submit={t('warning.submit')} onStated={onDone} />
    </Stack>
  );
};

/** Article 21: who has not passed the test is warned, and may invest in spite of it. */
export const KnowledgeWarning = ({ ask, onDone }: WarningProps) => {
  const { t } = useTranslation('standing');
  return (
    <Stack gap={5}>
      <Notice tone="warning">{t('knowledgeWarning.text')}</Notice>
      <StatementForm ask={ask} accept={t('knowledgeWarning.accept')} submit={t('warning.submit')} onStated={onDone} />
    </Stack>
  );
};

/** COBS 4.12A: a day to think, from the moment on when somebody asks. */
export const OfferRequest = ({ ask, onDone }: WarningProps) => {
  const { t } = useTranslation('standing');
  const siteDate = useSiteDate();
  if (ask.madeAt !== null) {
    return (
      <Notice tone="info">
        {ask.state === 'waiting' && ask.until !== null
          ? t('offer.asked', { date: siteDate(ask.until, 'moment') })
          : t('madeAt', { date: siteDate(ask.madeAt) })}
      </Notice>
    );
  }
  return (
    <Stack gap={5}>
      <Text as="p">{t('offer.text')}</Text>
      <StatementForm ask={ask} submit={t('offer.submit')} onStated={onDone} />
    </Stack>
  );
};

/** 17 CFR 230.506(c)(2)(ii)(E). */
export const Confirmation = ({ ask, onDone }: WarningProps) => {
  const { t } = useTranslation('standing');
  return (
    <Stack gap={5}>
      <Text as="p">{t('confirmation.text')}</Text>
      <StatementForm ask={ask} accept={t('confirmation.accept')} submit={t('confirmation.submit')} onStated={onDone} />
    </Stack>
  );
};

type ConsentedProps = Omit<Parameters<typeof ConsentSummary>[0], 'amount'> & { control: Control<StatementValues> };

/** Follows the sum as it is typed. */
const Consented = ({ control, ...props }: ConsentedProps) => {
  const amount: unknown = useWatch({ control, name: 'amount' });
  return <ConsentSummary {...props} amount={typeof amount === 'number' && amount > 0 ? amount : null} />;
};

interface OneInvestmentProps extends WarningProps {
  campaign: { id: string; name: string; currency: string } | null;
  /** The sum that a refusal asked about, in minor units of the campaign's currency. */
  amount: number | null;
}

/** What is stated for one investment alone: consent above the threshold, or the confirmation of a high minimum. */
export const OneInvestment = ({ ask, standing, campaign, amount, onDone }: OneInvestmentProps) => {
  const { t } = useTranslation('standing');
  const kind = ask.kind === 'minimum_investment' ? 'minimum' : 'consent';
  const money = (minor: number) => formatMoney(minor, standing.currency, { whole: true });
  const values = {
    limit: money(standing.warningThreshold ?? 0),
    minimum: money(standing.minimumInvestment ?? 0),
  };
  if (campaign === null) return <Notice tone="info">{t('consent.noCampaign')}</Notice>;
  return (
    <Stack gap={5}>
      <Notice tone="warning">{t(`${kind}.text`, values)}</Notice>
      {kind === 'consent' && amount !== null && (
        <Text as="p" strong>
          {t('consent.needed', { amount: formatMoney(amount, campaign.currency) })}
        </Text>
      )}
      <StatementForm
        ask={ask}
        stored={{ campaignId: campaign.id, ...(amount === null ? {} : { amount }) }}
        accept={t(`${kind}.accept`)}
        submit={t(`${kind}.submit`)}
        onStated={onDone}
      >
        {({ control }) => (
          <>
            <FormField control={control} name="amount">
              {(props) => <MoneyInput {...props} currency={campaign.currency} label={t('consent.amount')} />}
            </FormField>
            {kind === 'consent' && <Consented control={control} campaign={campaign} standing={standing} />}
          </>
        )}
      </StatementForm>
    </Stack>
  );
};
