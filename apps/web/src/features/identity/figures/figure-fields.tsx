import { lawCurrencyOf, packOf } from '@cairn/contracts/jurisdictions/packs';
import type { InvestorProfileRequest } from '@cairn/contracts/kyc/investor-profile.request';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { currencyName } from '../../../lib/format/format.js';
import { useRuleSource } from '../../../lib/format/rule-source.js';
import { useSite } from '../../../lib/site/site.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { MoneyInput } from '../../../ui/inputs/money-input.js';
import { Columns } from '../../../ui/layout/layout.js';
import { figureNote } from './figure-notes.js';

type Amount =
  | 'yearlyIncome'
  | 'netWorth'
  | 'investedElsewhere'
  | 'averageIncome'
  | 'householdIncome'
  | 'averageHouseholdIncome'
  | 'householdNetWorth';

interface FigureFieldsProps {
  control: Control<Wire<InvestorProfileRequest>>;
  /** In their order. */
  amounts: readonly { name: Amount; label: ReactNode }[];
}

/** What somebody states of their means, in the currency in which they have it: that of the law until they choose. */
export const FigureFields = ({ control, amounts }: FigureFieldsProps) => {
  const { t, i18n } = useTranslation('account');
  const { data: site } = useSite();
  const ruleSource = useRuleSource();
  const noteOf = (name: Amount): string | null => {
    const note = site ? figureNote(packOf(site.jurisdictionProfile).profile, name) : null;
    return note && `${t(`figureNote.${note.words}`)} (${ruleSource(note.source)})`;
  };
  const chosen = useWatch({ control, name: 'figuresCurrency' });
  const ofLaw = site ? lawCurrencyOf(packOf(site.jurisdictionProfile), site.currency) : '';
  const currency = chosen || ofLaw;
  const offered = new Set([currency, ofLaw, ...(site?.currencyDisplays ?? []).map(({ code }) => code)]);
  offered.delete('');
  return (
    <Columns kind="pair">
      <FormField control={control} name="figuresCurrency">
        {(props) => (
          <NativeSelect
            {...props}
            value={currency}
            label={t('identity.figuresCurrency')}
            data={[...offered].map((code) => ({
              value: code,
              label: `${currencyName(code, i18n.language)} (${code})`,
            }))}
          />
        )}
      </FormField>
      {currency !== '' &&
        amounts.map(({ name, label }) => (
          <FormField key={name} control={control} name={name}>
            {(props) => <MoneyInput {...props} currency={currency} label={label} description={noteOf(name)} />}
          </FormField>
        ))}
    </Columns>
  );
};
