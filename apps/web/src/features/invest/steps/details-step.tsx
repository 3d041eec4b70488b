import { packOf } from '@cairn/contracts/jurisdictions/packs';
import {
  InvestorDetailsStep,
  REPRESENTATION_VERSION,
} from '@cairn/contracts/investments/steps/investing-steps.requests';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuleSource } from '../../../lib/format/rule-source.js';
import { useSite } from '../../../lib/site/site.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { forgetStep, keepStep, keptStep } from '../../../ui/forms/step-draft.js';
import { StepFoot } from '../../../ui/forms/step-foot.js';
import { Button } from '../../../ui/inputs/button.js';
import { Tick } from '../../../ui/inputs/tick.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Notice } from '../../../ui/layout/surface.js';
import { LimitBar } from '../components/limit-bar.js';
import { limitWithout } from '../own-reservation.js';
import type { Preparation } from '../queries.js';
import type { Process } from './queries.js';
import { backOf, isHeld } from './step-paths.js';
import { useAnswer } from './use-answer.js';
import { useStepWords } from './use-step-words.js';

const STEP = 'investor-details';

/** Why nothing limits this investment, by the law of the site. */
const NoLimit = () => {
  const { t } = useTranslation('invest');
  const { data: site } = useSite();
  const ruleSource = useRuleSource();
  if (site === undefined) return t('step.noLimit');
  const { profile, limitSource } = packOf(site.jurisdictionProfile);
  // There everybody else has one.
  const words = profile === 'us_regcf' ? 'step.noLimitAccredited' : 'step.noLimit';
  return (
    <>
      {t(words)} {t('step.limitSource', { source: ruleSource(limitSource) })}
    </>
  );
};

interface DetailsStepProps {
  process: Process;
  preparation: Preparation;
  /** The figures that the statement is about. */
  children: ReactNode;
}

/** Step one: the limit by law, with its arithmetic, and the statement that the figures behind it are true. */
export const DetailsStep = ({ process, preparation, children }: DetailsStepProps) => {
  const { t } = useTranslation('invest');
  const words = useStepWords()(STEP);
  const answer = useAnswer(process, STEP);
  const isDone = process.steps.some(({ step, doneAt }) => step === STEP && doneAt !== null);
  const key = `${process.id}:${STEP}:${REPRESENTATION_VERSION}`;
  const form = useContractForm(InvestorDetailsStep, {
    representation: keptStep<boolean>(key) ?? isDone,
    representationVersion: REPRESENTATION_VERSION,
  });
  useEffect(() => {
    const typing = form.watch(({ representation }) => keepStep(key, representation === true));
    return () => typing.unsubscribe();
  }, [form, key]);
  const { currency, amount } = process;
  // Without a rate for what was stated nobody knows the limit.
  const unrated = preparation.reasons.find(({ code }) => code === 'investment.no_rate');
  const limit = limitWithout(preparation.limit, isHeld(process) ? process : null, currency);
  return (
    <Form
      form={form}
      label={t(`step.${words}.title`)}
      onSubmit={async (investorDetails) => {
        await answer({ investorDetails });
        forgetStep(key);
      }}
    >
      <Stack gap={6}>
        {limit ? (
          <LimitBar limit={limit} amount={amount} currency={currency} />
        ) : (
          <Notice tone="info">
            {unrated ? t('blocked.investment.no_rate', { currency: unrated.params['code'] }) : <NoLimit />}
          </Notice>
        )}
        {children}
        <FormField control={form.control} name="representation">
          {(props) => <Tick {...props} label={t('step.representation')} />}
        </FormField>
        <StepFoot back={{ to: backOf(process, STEP), label: t('steps.amount') }}>
          <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
            {t('step.next')}
          </Button>
        </StepFoot>
      </Stack>
    </Form>
  );
};
