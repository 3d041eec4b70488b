import { openingOn, type CampaignCalendar } from '@cairn/contracts/campaigns/campaign-calendar';
import { INVESTOR_ADMISSIONS } from '@cairn/contracts/campaigns/options';
import { isCalendarDate } from '@cairn/finance';
import { NativeSelect, TextInput } from '@mantine/core';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/format/format.js';
import { offeredLabels, useOfferedByOperator } from '../../../lib/site/use-offered.js';
import { Optional } from '../../../ui/forms/optional.js';
import { Columns, Stack } from '../../../ui/layout/layout.js';
import { StepField } from '../autosave/step-field.js';
import type { RaiseControl } from './amount-fields.js';

const ADMISSIONS = INVESTOR_ADMISSIONS.map((code) => ({ code, name: null }));

interface WhoFieldsProps {
  control: RaiseControl;
  /** The days on which the campaign may close, once they are known. */
  calendar: CampaignCalendar | undefined;
}

/** Who may invest, at what stage the company is, and until when. */
export const WhoFields = ({ control, calendar }: WhoFieldsProps) => {
  const { t, i18n } = useTranslation(['wizard', 'campaign', 'common']);
  const { defaultValues } = useFormState({ control });
  const openDate: unknown = useWatch({ control, name: 'openDate' });
  const opening = typeof openDate === 'string' && isCalendarDate(openDate) ? openDate : null;
  const window = calendar && openingOn(calendar, opening);
  const stages = useOfferedByOperator('campaign-stage', defaultValues?.campaignStage);
  const rounds = useOfferedByOperator('investing-round', defaultValues?.investingRound);
  const choices = <Code extends string>(...offered: Parameters<typeof offeredLabels<Code>>) => [
    { value: '', label: t('common:choose') },
    ...offeredLabels(...offered),
  ];
  return (
    <Stack as="section" gap={5}>
      <h2>{t('raise.who')}</h2>
      <Columns kind="pair">
        <StepField control={control} name="campaignStage">
          {(props) => <NativeSelect {...props} label={t('raise.campaignStage')} data={choices(stages, String)} />}
        </StepField>
        <StepField control={control} name="investingRound">
          {(props) => <NativeSelect {...props} label={t('raise.investingRound')} data={choices(rounds, String)} />}
        </StepField>
        <StepField control={control} name="campaignAccreditation">
          {(props) => (
            <NativeSelect
              {...props}
              label={t('raise.campaignAccreditation')}
              data={choices(ADMISSIONS, (code) => t(`campaign:terms.admissions.${code}`))}
            />
          )}
        </StepField>
        <StepField control={control} name="openDate">
          {(props) => (
            <TextInput
              {...props}
              type="date"
              min={calendar?.today}
              max={calendar?.latest}
              label={<Optional>{t('raise.openDate')}</Optional>}
              description={t('raise.openDateNote')}
            />
          )}
        </StepField>
        <StepField control={control} name="closingDate">
          {(props) => (
            <TextInput
              {...props}
              type="date"
              min={window?.earliest}
              max={window?.latest}
              label={t('raise.closingDate')}
              description={
                window &&
                t(window === calendar ? 'raise.closingDateNote' : 'raise.closingDateFrom', {
                  earliest: formatDate(window.earliest, i18n.language),
                  latest: formatDate(window.latest, i18n.language),
                })
              }
            />
          )}
        </StepField>
      </Columns>
    </Stack>
  );
};
