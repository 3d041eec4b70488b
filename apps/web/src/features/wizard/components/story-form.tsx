import { campaignsApi } from '@cairn/contracts/campaigns/campaigns.endpoints';
import { CampaignStoryRequest } from '@cairn/contracts/campaigns/campaign-story.request';
import { UPLOAD_TYPES } from '@cairn/contracts/campaigns/options';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { paths } from '../../../lib/page/paths.js';
import { ChoiceRows } from '../../../ui/inputs/choice-rows.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { FreeTextarea } from '../../../ui/inputs/free-text.js';
import { LeaveGuard } from '../../../ui/forms/leave-guard.js';
import { Optional } from '../../../ui/forms/optional.js';
import { StepFoot } from '../../../ui/forms/step-foot.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Notice } from '../../../ui/layout/surface.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { retype, useKeptDraft } from '../../../ui/forms/use-kept-draft.js';
import type { StepFormProps } from '../step-form.js';
import { documentOf, textOf } from '../../../ui/text/plain-document.js';
import { useReportedForm, useReportedValue } from '../typed-step.js';
import { useLive } from '../use-live.js';
import { usePicture } from '../use-picture.js';
import { useStepSaved } from '../use-step-saved.js';
import { PictureField } from './picture-field.js';

/** V-15: characters of the summary. */
const SUMMARY_MAX = 255;
const COVER_TYPES = 'image/png,image/jpeg,image/gif,image/webp,image/bmp';
const COVER_SIZE = { width: 700, height: 500 };

/** Wizard step 3: the summary, the film and the long story. */
export const StoryForm = ({ draft, onLoadOther }: StepFormProps) => {
  const { t } = useTranslation(['wizard', 'common']);
  const step = useStepSaved(draft.id);
  const { isLive } = useLive(draft, 'story');
  const { coverUrl, storyBody, ...story } = draft.campaignStory;
  const cover = usePicture(campaignsApi.campaignStory.change, 'cover', draft.id, COVER_SIZE);
  const [body, setBody] = useState(() => textOf(storyBody));
  const form = useContractForm(CampaignStoryRequest, {
    ...story,
    uploadType: story.uploadType ?? 'image',
  });
  const kept = useKeptDraft({
    key: `story:${draft.id}`,
    isDirty: form.formState.isDirty || body !== textOf(storyBody),
    read: () => ({ form: form.getValues(), body }),
    restore: (values) => {
      retype(form, values.form);
      setBody(values.body);
    },
  });
  const { control } = form;
  const summary: unknown = useWatch({ control, name: 'campaignStory' });
  const uploadType: unknown = useWatch({ control, name: 'uploadType' });
  const videoUrl: unknown = useWatch({ control, name: 'videoUrl' });
  useReportedForm('story', form);
  useReportedValue('cover', cover.url ?? coverUrl ?? (typeof videoUrl === 'string' ? videoUrl : null));
  const left = SUMMARY_MAX - (typeof summary === 'string' ? summary.length : 0);

  return (
    <Form
      form={form}
      gap={6}
      label={t('story.title')}
      onLoadOther={onLoadOther}
      onSubmit={async (values) => {
        const { version } = await send(campaignsApi.campaignStory.change, {
          params: { campaignId: draft.id },
          // Words that were not touched keep their formatting.
          body: { ...values, storyBody: body === textOf(storyBody) ? storyBody : documentOf(body) },
        });
        form.setValue('version', version);
        const complete = await cover.upload();
        if (complete) await step.goOn(isLive ? paths.ownerDashboard(draft.id) : paths.faqs(draft.id));
        else await step.reread();
      }}
    >
      {kept && <Notice tone="info">{t('common:unsaved.kept')}</Notice>}
      <LeaveGuard dirty={(form.formState.isDirty || cover.changed || body !== textOf(storyBody)) && !step.stored} />
      <Stack as="section" gap={5}>
        <h2>{t('story.inShort')}</h2>
        <FormField control={control} name="campaignStory">
          {(props) => (
            <FreeTextarea
              {...props}
              autosize
              minRows={3}
              label={t('story.campaignStory')}
              description={t('story.left', { count: Math.max(0, left) })}
            />
          )}
        </FormField>
      </Stack>
      <Stack as="section" gap={5}>
        <h2>{t('story.toSee')}</h2>
        <FormField control={control} name="uploadType">
          {({ ref, value, onChange, error }) => (
            <ChoiceRows
              ref={ref}
              legend={t('story.uploadType')}
              value={value}
              onChange={onChange}
              error={error}
              choices={UPLOAD_TYPES.map((kind) => ({
                value: kind,
                title: t(`story.${kind}.title`),
                text: t(`story.${kind}.text`),
              }))}
            />
          )}
        </FormField>
        {uploadType === 'video' && (
          <FormField control={control} name="videoUrl">
            {(props) => <TextInput {...props} type="url" dir="ltr" label={t('story.videoUrl')} />}
          </FormField>
        )}
        <PictureField
          picture={cover}
          stored={coverUrl}
          size={COVER_SIZE}
          accept={COVER_TYPES}
          label={t('story.cover')}
          description={t('story.coverNote')}
        />
      </Stack>
      <Stack as="section" gap={5}>
        <h2>{t('story.inDetail')}</h2>
        <FreeTextarea
          autosize
          minRows={8}
          value={body}
          onChange={(event) => setBody(event.currentTarget.value)}
          label={<Optional>{t('story.body')}</Optional>}
          description={t('story.bodyNote')}
        />
      </Stack>
      <StepFoot back={{ to: paths.fundraisingDetail(draft.id), label: t('steps.fundraising-detail') }}>
        <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
          {t(isLive ? 'live.save' : 'story.next')}
        </Button>
      </StepFoot>
    </Form>
  );
};
