import { campaignFaqsApi } from '@cairn/contracts/campaigns/campaign-faqs.endpoints';
import { LONGEST_ANSWER } from '@cairn/contracts/campaigns/options';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { paths } from '../../../lib/page/paths.js';
import { Form } from '../../../ui/forms/form.js';
import { LeaveGuard } from '../../../ui/forms/leave-guard.js';
import { Optional } from '../../../ui/forms/optional.js';
import { StepFoot } from '../../../ui/forms/step-foot.js';
import { retype, useKeptDraft } from '../../../ui/forms/use-kept-draft.js';
import { Button } from '../../../ui/inputs/button.js';
import { FreeTextarea } from '../../../ui/inputs/free-text.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Notice } from '../../../ui/layout/surface.js';
import { ConflictChoice } from '../autosave/conflict-choice.js';
import { StepField } from '../autosave/step-field.js';
import { useAutosave } from '../autosave/use-autosave.js';
import {
  faqFaults,
  halfQuestions,
  OWN,
  requestOf,
  shownOwn,
  valuesOf,
  type Faqs,
  type FaqValues,
} from '../questions.js';
import type { StepFormProps } from '../step-form.js';
import { useReportedForm } from '../typed-step.js';
import { useLive } from '../use-live.js';
import { useStepSaved } from '../use-step-saved.js';
import { OwnQuestions } from './own-questions.js';

/** Wizard step 4: the questions that the site asks of every campaign, and the owner's own. */
export const FaqsForm = ({ draft, faqs, onLoadOther }: StepFormProps & { faqs: Faqs }) => {
  const { t } = useTranslation(['wizard', 'common']);
  const step = useStepSaved(draft.id);
  const { isLive } = useLive(draft, 'story');
  const form = useForm<FaqValues>({ defaultValues: valuesOf(faqs), resolver: halfQuestions });
  const { control, formState } = form;
  const params = { campaignId: draft.id };
  const saving = useAutosave({
    section: 'faqs',
    draftId: draft.id,
    form,
    stored: { version: faqs.version, values: valuesOf(faqs) },
    isOff: isLive,
    save: (change, version) => send(campaignFaqsApi.change, { params, body: requestOf(change, version) }),
    read: () => send(campaignFaqsApi.read, { params }),
    faults: faqFaults,
    valuesOf,
  });
  const kept = useKeptDraft({
    key: `faqs:${draft.id}`,
    isDirty: isLive && formState.isDirty,
    read: () => form.getValues(),
    restore: (values) => retype(form, values),
  });
  useReportedForm('faqs', form, faqFaults);

  return (
    <Form
      form={form}
      gap={7}
      label={t('faqs.title')}
      onLoadOther={onLoadOther}
      onInvalid={saving.flush}
      onSubmit={async (values) => {
        if (isLive) await send(campaignFaqsApi.change, { params, body: requestOf(values, faqs.version) });
        else if (!(await saving.flush())) return;
        await step.goOn(isLive ? paths.ownerDashboard(draft.id) : paths.extras(draft.id));
      }}
    >
      {kept && <Notice tone="info">{t('common:unsaved.kept')}</Notice>}
      {saving.isRestored && <Notice tone="info">{t('saving.restored')}</Notice>}
      <LeaveGuard dirty={isLive && formState.isDirty && !step.stored} />
      <Stack gap={6}>
        {faqs.campaignFaqs.map(({ questionID, question, help, isRequired }) => (
          <StepField key={questionID} control={control} name={questionID}>
            {(props) => (
              <FreeTextarea
                {...props}
                autosize
                minRows={3}
                maxLength={LONGEST_ANSWER}
                label={isRequired ? question : <Optional>{question}</Optional>}
                description={help}
              />
            )}
          </StepField>
        ))}
      </Stack>
      <OwnQuestions form={form} />
      <ConflictChoice field={OWN} show={shownOwn} />
      <StepFoot back={{ to: paths.story(draft.id), label: t('steps.story') }}>
        <Button type="submit" size="lg" loading={formState.isSubmitting}>
          {t(isLive ? 'live.save' : 'faqs.next')}
        </Button>
      </StepFoot>
    </Form>
  );
};
