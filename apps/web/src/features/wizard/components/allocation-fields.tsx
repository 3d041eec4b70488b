import type { CampaignCalendar } from '@cairn/contracts/campaigns/campaign-calendar';
import { highestCommitments } from '@cairn/contracts/campaigns/campaign-rules';
import { ALLOCATION_METHODS, type CampaignType } from '@cairn/contracts/campaigns/options';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRuleSource } from '../../../lib/format/rule-source.js';
import { formatMoney } from '../../../lib/format/format.js';
import { ChoiceRows } from '../../../ui/inputs/choice-rows.js';
import { MoneyInput } from '../../../ui/inputs/money-input.js';
import { Columns, Stack } from '../../../ui/layout/layout.js';
import { StepField } from '../autosave/step-field.js';
import { AllotmentExample } from '../figures/allotment-example.js';
import { shownMoney, type RaiseControl } from './amount-fields.js';
import type { TermsControl } from './term-fields.js';

interface AllocationFieldsProps {
  type: CampaignType;
  raise: RaiseControl;
  terms: TermsControl;
  calendar: CampaignCalendar | undefined;
}

/** 17 CFR 227.201(h): how the offering is shared out when more is invested than its maximum. */
export const AllocationFields = ({ type, raise, terms, calendar }: AllocationFieldsProps) => {
  const { t } = useTranslation('wizard');
  const ruleSource = useRuleSource();
  const currency = useWatch({ control: raise, name: 'equityCurrencyCode' }) ?? 'USD';
  const isProRata = useWatch({ control: raise, name: 'allocationMethod' }) === 'pro_rata';
  const maxOfferingAmount = useWatch({ control: raise, name: 'maxOfferingAmount' });
  const pricePerShare = useWatch({ control: terms, name: 'pricePerShare' });
  const limit =
    calendar === undefined ? null : highestCommitments({ type, maxOfferingAmount, pricePerShare }, calendar);
  const note =
    calendar === undefined || limit === null
      ? t('raise.commitmentLimitNote')
      : t('raise.commitmentLimitBound', {
          limit: formatMoney(Number(limit), currency),
          source: ruleSource(calendar.commitmentLimitSource),
        });
  return (
    <Stack gap={5}>
      <StepField control={raise} name="allocationMethod">
        {({ ref, value, onChange, error }) => (
          <ChoiceRows
            ref={ref}
            legend={t('raise.allocation.title')}
            value={value ?? 'first_come'}
            onChange={onChange}
            error={error}
            choices={ALLOCATION_METHODS.map((method) => ({
              value: method,
              title: t(`raise.allocation.${method}.title`),
              text: t(`raise.allocation.${method}.text`),
            }))}
          />
        )}
      </StepField>
      {isProRata && (
        <Columns kind="pair">
          <StepField control={raise} name="commitmentLimit" show={shownMoney(currency)}>
            {(props) => (
              <MoneyInput {...props} currency={currency} label={t('raise.commitmentLimit')} description={note} />
            )}
          </StepField>
        </Columns>
      )}
      <AllotmentExample raise={raise} terms={terms} />
    </Stack>
  );
};
