import type { CampaignTermsRequest } from '@cairn/contracts/campaigns/campaign-terms.request';
import {
  AVAILABLE_REPAYMENT_METHODS,
  INVEST_FREQUENCIES,
  REPAYMENT_METHODS,
  REPAYMENT_SCHEDULES,
  type CampaignType,
} from '@cairn/contracts/campaigns/options';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { NativeSelect, TextInput } from '@mantine/core';
import { useFormState, useWatch, type Control, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { offeredLabels, useOffered } from '../../../lib/site/use-offered.js';
import { Optional } from '../../../ui/forms/optional.js';
import { FreeTextInput } from '../../../ui/inputs/free-text.js';
import { Columns, Stack } from '../../../ui/layout/layout.js';
import { MoneyInput } from '../../../ui/inputs/money-input.js';
import { IntegerInput, RateInput } from '../../../ui/inputs/typed-input.js';
import { LoanFigures } from '../figures/loan-figures.js';
import { StepField } from '../autosave/step-field.js';
import { shownMoney, type RaiseControl } from './amount-fields.js';
import { ShareSold } from './share-sold.js';

export type TermsControl = Control<Wire<CampaignTermsRequest> & FieldValues>;

const EquityFields = ({ control, currency }: { control: TermsControl; currency: string }) => {
  const { t } = useTranslation('wizard');
  return (
    <Columns kind="pair">
      <StepField control={control} name="pricePerShare" show={shownMoney(currency)}>
        {(props) => <MoneyInput {...props} currency={currency} label={t('raise.pricePerShare')} />}
      </StepField>
      <StepField control={control} name="availableShares">
        {(props) => <IntegerInput {...props} label={t('raise.availableShares')} />}
      </StepField>
      <StepField control={control} name="existingShares">
        {(props) => <IntegerInput {...props} label={<Optional>{t('raise.existingShares')}</Optional>} />}
      </StepField>
      <StepField control={control} name="equityAvailable">
        {(props) => (
          <RateInput {...props} label={t('raise.equityAvailable')} description={t('raise.equityAvailableNote')} />
        )}
      </StepField>
      <StepField control={control} name="preMoneyValuation" show={shownMoney(currency)}>
        {(props) => <MoneyInput {...props} currency={currency} label={t('raise.preMoneyValuation')} />}
      </StepField>
      <StepField control={control} name="conversionTrigger">
        {(props) => <FreeTextInput {...props} label={<Optional>{t('raise.conversionTrigger')}</Optional>} />}
      </StepField>
      <StepField control={control} name="noticeTerms">
        {(props) => <FreeTextInput {...props} label={<Optional>{t('raise.noticeTerms')}</Optional>} />}
      </StepField>
    </Columns>
  );
};

const SCHEDULES = REPAYMENT_SCHEDULES.map((code) => ({ code, name: null }));

const DebtFields = ({ control }: { control: TermsControl }) => {
  const { t } = useTranslation(['wizard', 'campaign', 'common']);
  const { defaultValues } = useFormState({ control });
  const frequencies = useOffered('invest-frequency', INVEST_FREQUENCIES, defaultValues?.investFrequency);
  const choices = <Code extends string>(...offered: Parameters<typeof offeredLabels<Code>>) => [
    { value: '', label: t('common:choose') },
    ...offeredLabels(...offered),
  ];
  return (
    <Columns kind="pair">
      <StepField control={control} name="interestRate">
        {(props) => <RateInput {...props} label={t('raise.interestRate')} />}
      </StepField>
      <StepField control={control} name="termLength">
        {(props) => <IntegerInput {...props} label={t('raise.termLength')} />}
      </StepField>
      <StepField control={control} name="investFrequency">
        {(props) => (
          <NativeSelect
            {...props}
            label={t('raise.investFrequency')}
            data={choices(frequencies, (code) => t(`campaign:frequency.${code}`))}
          />
        )}
      </StepField>
      <StepField control={control} name="repaymentSchedule">
        {(props) => (
          <NativeSelect
            {...props}
            label={t('raise.repaymentSchedule')}
            data={choices(SCHEDULES, (code) => t(`campaign:schedule.${code}`))}
          />
        )}
      </StepField>
      <StepField control={control} name="repaymentMethod">
        {(props) => (
          <NativeSelect
            {...props}
            label={t('raise.repaymentMethod')}
            data={REPAYMENT_METHODS.map((method) => ({
              value: method,
              label: t(`raise.repaymentMethods.${method}`),
              disabled: !AVAILABLE_REPAYMENT_METHODS.includes(method),
            }))}
          />
        )}
      </StepField>
      <StepField control={control} name="paybackStartDate">
        {(props) => <TextInput {...props} type="date" label={t('raise.paybackStartDate')} />}
      </StepField>
    </Columns>
  );
};

interface TermFieldsProps {
  control: TermsControl;
  /** The raise's fields, for its currency. */
  raise: RaiseControl;
  type: CampaignType;
  /** Fills in the equity on offer. */
  onUsePart: (rate: string) => void;
}

/** Terms of shares or of a loan, by the campaign's type. */
export const TermFields = ({ control, raise, type, onUsePart }: TermFieldsProps) => {
  const { t } = useTranslation('wizard');
  const currency = useWatch({ control: raise, name: 'equityCurrencyCode' }) ?? 'USD';
  return (
    <Stack as="section" gap={5}>
      <h2>{t(type === 'equity' ? 'raise.termsEquity' : 'raise.termsDebt')}</h2>
      {type === 'equity' ? <EquityFields control={control} currency={currency} /> : <DebtFields control={control} />}
      {type === 'debt' && <LoanFigures control={control} raise={raise} />}
      {type === 'equity' && <ShareSold control={control} onUse={onUsePart} />}
    </Stack>
  );
};
