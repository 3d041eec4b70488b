import { campaignFaqsApi } from '@cairn/contracts/campaigns/campaign-faqs.endpoints';
import { LONGEST_ANSWER } from '@cairn/contracts/campaigns/options';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { paths } from '../../../lib/page/paths.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { LeaveGuard } from '../../../ui/forms/leave-guard.js';
import { Optional } from '../../../ui/forms/optional.js';
import { StepFoot } from '../../../ui/forms/step-foot.js';
import { retype, useKeptDraft } from '../../../ui/forms/use-kept-draft.js';
import { Button } from '../../../ui/inputs/button.js';
import { FreeTextarea } from '../../../ui/inputs/free-text.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Notice } from '../../../ui/layout/surface.js';
import { halfQuestions, requestOf, valuesOf, type Faqs, type FaqValues } from '../questions.js';
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
  const kept = useKeptDraft({
    key: `faqs:${draft.id}`,
    isDirty: formState.isDirty,
    read: () => form.getValues(),
    restore: (values) => retype(form, values),
  });
  useReportedForm('faqs', form);

  return (
    <Form
      form={form}
      gap={6}
      label={t('faqs.title')}
      onLoadOther={onLoadOther}
      onSubmit={async (values) => {
        const body = requestOf(values, faqs);
        await send(campaignFaqsApi.change, { params: { campaignId: draft.id }, body });
        await step.goOn(isLive ? paths.ownerDashboard(draft.id) : paths.extras(draft.id));
      }}
    >
      {kept && <Notice tone="info">{t('common:unsaved.kept')}</Notice>}
      <LeaveGuard dirty={formState.isDirty && !step.stored} />
      <Stack gap={6}>
        {faqs.campaignFaqs.map(({ questionID, question, help, isRequired }) => (
          <FormField key={questionID} control={control} name={questionID}>
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
          </FormField>
        ))}
      </Stack>
      <OwnQuestions form={form} />
      <StepFoot back={{ to: paths.story(draft.id), label: t('steps.story') }}>
        <Button type="submit" size="lg" loading={formState.isSubmitting}>
          {t(isLive ? 'live.save' : 'faqs.next')}
        </Button>
      </StepFoot>
    </Form>
  );
};
