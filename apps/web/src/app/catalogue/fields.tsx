import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../../ui/forms/form-field.js';
import { ChoiceRows } from '../../ui/inputs/choice-rows.js';
import { CodeInput } from '../../ui/inputs/code-input.js';
import { MoneyInput } from '../../ui/inputs/money-input.js';
import { PasswordInput } from '../../ui/inputs/password-input.js';
import { SearchBar } from '../../ui/inputs/search-bar.js';
import { Segmented } from '../../ui/inputs/segmented.js';
import { Tick } from '../../ui/inputs/tick.js';
import { IntegerInput, RateInput, YearInput } from '../../ui/inputs/typed-input.js';
import { Sample, State } from './sample.js';

/** An input of a form that keeps the typed text. */
const useField = (name: string, first: unknown, error?: string): FieldProps => {
  const [value, setValue] = useState(first);
  return {
    name,
    ref: null,
    value: value as never, // each input is given the kind of value it knows
    onChange: setValue,
    onBlur: () => undefined,
    error,
  };
};

const Figures = () => {
  const { t } = useTranslation('common');
  const amount = useField('amount', 120_000);
  const refused = useField('refused', 0, t('validation.amount_min'));
  const years = useField('year', 2016);
  const rate = useField('rate', '0.085');
  const count = useField('count', 40_000);
  return (
    <Sample of="MoneyInput, RateInput, IntegerInput, YearInput">
      <State>
        <MoneyInput {...amount} currency="USD" label={t('nav.wallet')} large />
      </State>
      <State>
        <MoneyInput {...refused} currency="EUR" label={t('nav.wallet')} />
      </State>
      <State>
        <RateInput {...rate} label={t('kind.debt')} />
      </State>
      <State>
        <IntegerInput {...count} label={t('kind.equity')} />
      </State>
      <State>
        <YearInput {...years} label={t('category.other')} />
      </State>
    </Sample>
  );
};

const Choices = () => {
  const { t } = useTranslation('common');
  const [kind, setKind] = useState<'equity' | 'debt' | null>('equity');
  const [view, setView] = useState<'table' | 'chart'>('table');
  const accepted = useField('accepted', true);
  const refused = useField('terms', false, t('validation.accepted'));
  const choices = [
    { value: 'equity', title: t('kind.equity'), text: t('status.campaign.2') },
    { value: 'debt', title: t('kind.debt'), unavailable: t('status.campaign.7') },
  ] as const;
  return (
    <Sample of="ChoiceRows, Segmented, Tick">
      <State>
        <ChoiceRows legend={t('choose')} value={kind} choices={choices} onChange={setKind} />
      </State>
      <State>
        <ChoiceRows
          legend={t('choose')}
          value={null}
          choices={choices}
          onChange={setKind}
          error={t('validation.choice')}
        />
      </State>
      <Segmented
        label={t('chart.asTable')}
        value={view}
        options={[
          { value: 'table', label: t('chart.asTable') },
          { value: 'chart', label: t('chart.asChart') },
        ]}
        onChange={setView}
      />
      <State>
        <Tick {...accepted} label={t('session.stay')} />
        <Tick {...refused} label={t('session.stay')} />
      </State>
    </Sample>
  );
};

export const Fields = () => {
  const { t } = useTranslation('common');
  const code = useField('code', '12');
  const wrong = useField('wrong', '000000', t('validation.code'));
  const digit = (at: number) => t('stepOf', { step: at, total: 6 });
  return (
    <>
      <Sample of="TextInput, PasswordInput, SearchBar">
        <State>
          <TextInput label={t('nav.profile')} description={t('validation.slug')} defaultValue="clearfold-water" />
        </State>
        <State>
          <TextInput label={t('nav.profile')} error={t('validation.required')} aria-invalid />
        </State>
        <State>
          <TextInput label={t('nav.profile')} defaultValue="clearfold-water" disabled />
        </State>
        <State>
          <PasswordInput label={t('nav.signIn')} autoComplete="off" error={t('validation.password')} />
        </State>
        <State>
          <SearchBar label={t('searchNow')} action="/catalogue" />
        </State>
      </Sample>
      <Figures />
      <Choices />
      <Sample of="CodeInput">
        <State>
          <CodeInput {...code} label={t('validation.code')} digit={digit} />
        </State>
        <State>
          <CodeInput {...wrong} label={t('nav.identity')} digit={digit} />
        </State>
      </Sample>
    </>
  );
};
