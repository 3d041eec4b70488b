import type { WizardStep } from '@cairn/contracts/campaigns/required-fields';
import { IconAlertTriangle, IconCheck, IconChevronDown, IconMinus, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/brand/icon.js';
import { Hidden, Text, TextLink } from '../../../ui/text/text.js';
import { nameOf, type ListedField, type ListedStep } from '../checklist.js';
import { faqsQuery } from '../questions.js';
import { stepPath } from '../steps.js';
import css from './checklist.module.css';

const pictures = { done: IconCheck, missing: IconMinus, wrong: IconAlertTriangle };

const Field = ({ field, state, question }: ListedField & { question?: string | undefined }) => {
  const { t } = useTranslation(['wizard', 'common', 'bank']);
  return (
    <li data-state={state}>
      <Icon of={pictures[state]} size="small" />
      <span>
        {question ??
          t([`missing.${field}`, `raise.${field}`, `story.${field}`, `company.${field}`, `bank:${field}`], {
            defaultValue: t('common:validation.required'),
          })}
        <Hidden>{` (${t(`checklist.state.${state}`)})`}</Hidden>
      </span>
    </li>
  );
};

const stateOf = ({ complete, fields }: ListedStep): ListedField['state'] => {
  if (complete) return 'done';
  return fields.some(({ state }) => state === 'wrong') ? 'wrong' : 'missing';
};

interface ChecklistStepsProps {
  id: string;
  here: WizardStep;
  steps: readonly ListedStep[];
}

/** The fields of each step; only those of the current step are open. */
export const ChecklistSteps = ({ id, here, steps }: ChecklistStepsProps) => {
  const { t } = useTranslation('wizard');
  const faqs = useQuery(faqsQuery(id)).data;
  const questionOf = (field: string) => faqs?.campaignFaqs.find(({ questionID }) => questionID === field)?.question;
  return steps.map((entry) => {
    const { step, fields, done } = entry;
    return (
      <details key={step} open={step === here} className={css.step}>
        <summary>
          <span data-state={stateOf(entry)}>
            {/* What asks for nothing is neither done nor missing. */}
            <Icon of={fields.length === 0 ? IconPlus : pictures[stateOf(entry)]} size="small" />
          </span>
          <h4>{t(`steps.${nameOf(step, entry)}`)}</h4>
          <Text size="small" muted className={css.count}>
            {fields.length === 0 ? t('stepOptional') : t('checklist.of', { done, total: fields.length })}
          </Text>
          <span className={css.chevron}>
            <Icon of={IconChevronDown} size="small" />
          </span>
        </summary>
        <ul>
          {fields.map((listed) => (
            <Field key={listed.field} {...listed} question={step === 'faqs' ? questionOf(listed.field) : undefined} />
          ))}
        </ul>
        {step !== here && (
          <TextLink to={stepPath(step, id)} className={css.open}>
            {t('checklist.open')}
          </TextLink>
        )}
      </details>
    );
  });
};
