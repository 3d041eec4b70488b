import { SOPHISTICATION_CRITERIA } from '@cairn/contracts/jurisdictions/statement-kinds';
import { Checkbox, TextInput } from '@mantine/core';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRuleSource } from '../../../lib/format/rule-source.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { ChoiceRows } from '../../../ui/inputs/choice-rows.js';
import { MoneyInput } from '../../../ui/inputs/money-input.js';
import { Columns, Stack } from '../../../ui/layout/layout.js';
import type { Ask, Standing } from '../queries.js';
import { StatementForm, type StatementValues } from './statement-form.js';

/** The figures that each category is stated with. */
const FIGURES: Readonly<Record<string, readonly ('income' | 'assets')[]>> = {
  sophisticated: ['income', 'assets'],
  high_net_worth: ['income', 'assets'],
  restricted: ['assets'],
};

/** Where it is said what counts as a figure. */
const SOURCES = {
  eu_ecspr: 'Regulation (EU) 2020/1503, Annex II',
  uk_rmmi: 'FCA Handbook, COBS 4 Annex 2',
} as const;

interface DetailsProps {
  form: UseFormReturn<StatementValues>;
  standing: Pick<Standing, 'currency' | 'profile'>;
}

const Details = ({ form, standing: { currency, profile } }: DetailsProps) => {
  const { t } = useTranslation('standing');
  const ruleSource = useRuleSource();
  const law = profile === 'uk_rmmi' ? profile : 'eu_ecspr';
  const { control } = form;
  const category: unknown = useWatch({ control, name: 'category' });
  const figures = FIGURES[String(category)] ?? [];
  return (
    <Stack gap={5}>
      {category === 'sophisticated' && (
        <FormField control={control} name="criteria">
          {({ value, onChange, error }) => (
            <Checkbox.Group
              value={value === '' ? [] : value}
              onChange={onChange}
              error={error}
              label={t('category.criteria')}
            >
              <Stack gap={3}>
                {SOPHISTICATION_CRITERIA.map((criterion) => (
                  <Checkbox key={criterion} value={criterion} label={t(`category.criterion.${criterion}`)} />
                ))}
              </Stack>
            </Checkbox.Group>
          )}
        </FormField>
      )}
      {figures.length > 0 && (
        <Columns kind="pair">
          {figures.map((name) => (
            <FormField key={name} control={control} name={name}>
              {(props) => (
                <MoneyInput
                  {...props}
                  currency={currency}
                  label={t(law === 'eu_ecspr' && name === 'assets' ? 'category.portfolio' : `category.${name}`)}
                  description={`${t(`categoryNote.${law}.${name}`)} (${ruleSource(SOURCES[law])})`}
                />
              )}
            </FormField>
          ))}
        </Columns>
      )}
      {category === 'certified_sophisticated' && (
        <FormField control={control} name="certifiedBy">
          {(props) => <TextInput {...props} label={t('category.certifiedBy')} />}
        </FormField>
      )}
    </Stack>
  );
};

interface CategoryFormProps {
  ask: Ask;
  standing: Standing;
  onDone: () => void;
}

/** Which kind of investor one is: Annex II of Regulation (EU) 2020/1503, or COBS 4.12A. */
export const CategoryForm = ({ ask, standing, onDone }: CategoryFormProps) => {
  const { t } = useTranslation('standing');
  return (
    <StatementForm
      ask={ask}
      stored={{ category: standing.category ?? '', criteria: [] }}
      accept={t('category.accept')}
      submit={t('category.submit')}
      onStated={onDone}
    >
      {(form) => (
        <>
          <FormField control={form.control} name="category">
            {({ ref, value, onChange, error }) => (
              <ChoiceRows
                ref={ref}
                legend={t('category.legend')}
                value={value}
                onChange={onChange}
                error={error}
                choices={standing.categories.map((category) => ({
                  value: category,
                  title: t(`category.${category as 'restricted'}.title`),
                  text: t(`category.${category as 'restricted'}.text`),
                }))}
              />
            )}
          </FormField>
          <Details form={form} standing={standing} />
        </>
      )}
    </StatementForm>
  );
};
