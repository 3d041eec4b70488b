import type { CampaignCalendar } from '@cairn/contracts/campaigns/campaign-calendar';
import { CAMPAIGN_STAGES, INVESTING_ROUNDS, INVESTOR_ADMISSIONS } from '@cairn/contracts/campaigns/options';
import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/format.js';
import { FormField } from '../../../ui/form-field.js';
import { Columns, Stack } from '../../../ui/layout.js';
import type { RaiseControl } from './amount-fields.js';

interface WhoFieldsProps {
  control: RaiseControl;
  /** The days on which the campaign may close, once they are known. */
  calendar: CampaignCalendar | undefined;
}

/** Who may invest, at what stage the company is, and until when. */
export const WhoFields = ({ control, calendar }: WhoFieldsProps) => {
  const { t, i18n } = useTranslation(['wizard', 'campaign', 'common']);
  const choices = (values: readonly string[], list: string) => [
    { value: '', label: t('common:choose') },
    ...values.map((value) => ({ value, label: t(`campaign:${list}.${value}`) })),
  ];
  return (
    <Stack as="section" gap={5}>
      <h2>{t('raise.who')}</h2>
      <Columns kind="pair">
        <FormField control={control} name="campaignStage">
          {(props) => (
            <NativeSelect
              {...props}
              label={t('raise.campaignStage')}
              data={choices(CAMPAIGN_STAGES, 'options.stage')}
            />
          )}
        </FormField>
        <FormField control={control} name="investingRound">
          {(props) => (
            <NativeSelect
              {...props}
              label={t('raise.investingRound')}
              data={choices(INVESTING_ROUNDS, 'options.round')}
            />
          )}
        </FormField>
        <FormField control={control} name="campaignAccreditation">
          {(props) => (
            <NativeSelect
              {...props}
              label={t('raise.campaignAccreditation')}
              data={choices(INVESTOR_ADMISSIONS, 'terms.admissions')}
            />
          )}
        </FormField>
        <FormField control={control} name="closingDate">
          {(props) => (
            <TextInput
              {...props}
              type="date"
              min={calendar?.earliest}
              max={calendar?.latest}
              label={t('raise.closingDate')}
              description={
                calendar &&
                t('raise.closingDateNote', {
                  earliest: formatDate(calendar.earliest, i18n.language),
                  latest: formatDate(calendar.latest, i18n.language),
                })
              }
            />
          )}
        </FormField>
      </Columns>
    </Stack>
  );
};
