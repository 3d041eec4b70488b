import { MATERIAL_FIELDS, type MaterialFieldName } from '@cairn/contracts/campaigns/changes/material-fields';
import { ALLOCATION_METHODS, INVEST_FREQUENCIES, REPAYMENT_SCHEDULES } from '@cairn/contracts/campaigns/options';
import { NativeSelect, TextInput } from '@mantine/core';
import type { Control, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRuleSource } from '../../../lib/format/rule-source.js';
import { formatDate } from '../../../lib/format/format.js';
import { offeredLabels, useOffered } from '../../../lib/site/use-offered.js';
import { FormField, type FieldProps } from '../../../ui/forms/form-field.js';
import { FreeTextInput } from '../../../ui/inputs/free-text.js';
import { MoneyInput } from '../../../ui/inputs/money-input.js';
import { IntegerInput, RateInput } from '../../../ui/inputs/typed-input.js';
import type { TermsNow } from '../queries.js';
import { useTermText } from '../term-text.js';

const ALLOCATIONS = ALLOCATION_METHODS.map((code) => ({ code, name: null }));
const SCHEDULES = REPAYMENT_SCHEDULES.map((code) => ({ code, name: null }));

interface ChosenProps extends FieldProps {
  field: 'investFrequency' | 'repaymentSchedule' | 'allocationMethod';
  label: string;
  description: string;
  standing: string | null;
}

const Chosen = ({ field, standing, ...props }: ChosenProps) => {
  const { t } = useTranslation('campaign');
  const frequencies = useOffered('invest-frequency', INVEST_FREQUENCIES, standing);
  const data = {
    investFrequency: () => offeredLabels(frequencies, (code) => t(`frequency.${code}`)),
    repaymentSchedule: () => offeredLabels(SCHEDULES, (code) => t(`schedule.${code}`)),
    allocationMethod: () => offeredLabels(ALLOCATIONS, (code) => t(`terms.allocations.${code}`)),
  };
  return <NativeSelect {...props} data={data[field]()} />;
};

interface TermFieldProps {
  control: Control<FieldValues>;
  field: MaterialFieldName;
  now: TermsNow;
}

/** One term to be changed, with its present value, and for the closing date its latest day and where that stands. */
export const TermField = ({ control, field, now }: TermFieldProps) => {
  const { t, i18n } = useTranslation('terms');
  const ruleSource = useRuleSource();
  const textOf = useTermText(now.currency);
  const standing = now.terms.find((term) => term.field === field)?.value ?? null;
  const label = t(`fields.${field}`);
  const present = t('own.present', { value: textOf(field, standing) });
  const latest = { date: formatDate(now.latestClosing, i18n.language), source: ruleSource(now.latestCitation) };
  const description = field === 'closingDate' ? `${present} ${t('own.latest', latest)}` : present;
  const { kind } = MATERIAL_FIELDS[field];
  return (
    <FormField control={control} name={field}>
      {(props) => {
        const shown = { ...props, label, description };
        if (kind === 'money') return <MoneyInput {...shown} currency={now.currency} />;
        if (kind === 'count' || kind === 'months') return <IntegerInput {...shown} />;
        if (kind === 'rate') return <RateInput {...shown} />;
        if (kind === 'date') return <TextInput {...shown} type="date" />;
        if (field === 'investFrequency' || field === 'repaymentSchedule' || field === 'allocationMethod')
          return <Chosen {...shown} field={field} standing={standing} />;
        return <FreeTextInput {...shown} />;
      }}
    </FormField>
  );
};
