import { campaignsApi } from '@cairn/contracts/campaigns/campaigns.endpoints';
import { CampaignStoryRequest } from '@cairn/contracts/campaigns/campaign-story.request';
import { isVideoUrl } from '@cairn/contracts/campaigns/files/video-url';
import { UPLOAD_TYPES } from '@cairn/contracts/campaigns/options';
import { TextInput } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { paths } from '../../../lib/page/paths.js';
import { ChoiceRows } from '../../../ui/inputs/choice-rows.js';
import { Form } from '../../../ui/forms/form.js';
import { FreeTextarea } from '../../../ui/inputs/free-text.js';
import { LeaveGuard } from '../../../ui/forms/leave-guard.js';
import { StepFoot } from '../../../ui/forms/step-foot.js';
import { Stack } from '../../../ui/layout/layout.js';
import { textOf } from '../../../ui/text/plain-document.js';
import { Notice } from '../../../ui/layout/surface.js';
import { faultsOf, useContractForm } from '../../../ui/forms/use-contract-form.js';
import { retype, useKeptDraft } from '../../../ui/forms/use-kept-draft.js';
import { StepField } from '../autosave/step-field.js';
import { useAutosave } from '../autosave/use-autosave.js';
import { usePictureAutosave } from '../autosave/use-picture-autosave.js';
import { HighlightsField } from '../links/highlights-field.js';
import type { StepFormProps } from '../step-form.js';
import { useReportedForm, useReportedValue } from '../typed-step.js';
import { useLive } from '../use-live.js';
import { usePicture } from '../use-picture.js';
import { useStepSaved } from '../use-step-saved.js';
import { PictureField } from './picture-field.js';
import { StoryBody } from './story-body.js';

/** V-15: characters of the summary. */
const SUMMARY_MAX = 255;
const COVER_TYPES = 'image/png,image/jpeg,image/gif,image/webp,image/bmp';
const faults = faultsOf(CampaignStoryRequest);
const COVER_SIZE = { width: 700, height: 500 };

/** The points that were saved elsewhere. */
const shownHighlights = (value: unknown): string => (Array.isArray(value) ? value.join(' · ') : '');

/** V-14: asked here as in the API. */
const videoRefusals = ({ videoUrl }: Readonly<{ videoUrl?: unknown }>) =>
  typeof videoUrl === 'string' && videoUrl !== '' && !isVideoUrl(videoUrl)
    ? [{ field: 'videoUrl', code: 'validation.video_url' }]
    : [];

/** Wizard step 3: the summary, the film and the long story. */
export const StoryForm = ({ draft, onLoadOther }: StepFormProps) => {
  const { t } = useTranslation(['wizard', 'common']);
  const step = useStepSaved(draft.id);
  const { isLive } = useLive(draft, 'story');
  const { coverUrl, version, ...story } = draft.campaignStory;
  const cover = usePicture(campaignsApi.campaignStory.change, 'cover', draft.id, COVER_SIZE);
  const form = useContractForm(
    CampaignStoryRequest,
    { ...story, uploadType: story.uploadType ?? 'image', version },
    videoRefusals,
  );
  const params = { campaignId: draft.id };
  const saving = useAutosave({
    section: 'story',
    draftId: draft.id,
    form,
    stored: { version, values: story },
    isOff: isLive,
    save: (change, known) => send(campaignsApi.campaignStory.change, { params, body: { ...change, version: known } }),
    read: () => send(campaignsApi.campaignStory.read, { params }),
    faults,
    rules: videoRefusals,
  });
  usePictureAutosave(cover, { isOff: isLive, onStored: async () => Promise.all([step.reread(), saving.reread()]) });
  const kept = useKeptDraft({
    key: `story:${draft.id}`,
    isDirty: isLive && form.formState.isDirty,
    read: () => form.getValues(),
    restore: (values) => retype(form, values),
  });
  const { control } = form;
  const summary: unknown = useWatch({ control, name: 'campaignStory' });
  const uploadType: unknown = useWatch({ control, name: 'uploadType' });
  const videoUrl: unknown = useWatch({ control, name: 'videoUrl' });
  useReportedForm('story', form, faults);
  useReportedValue('cover', cover.url ?? coverUrl ?? (typeof videoUrl === 'string' ? videoUrl : null));
  const used = typeof summary === 'string' ? summary.length : 0;

  return (
    <Form
      form={form}
      gap={6}
      label={t('story.title')}
      onLoadOther={onLoadOther}
      onInvalid={saving.flush}
      onSubmit={async (body) => {
        if (isLive) {
          const saved = await send(campaignsApi.campaignStory.change, { params, body });
          form.setValue('version', saved.version);
        } else if (!(await saving.flush())) return;
        const complete = await cover.upload();
        if (complete) await step.goOn(isLive ? paths.ownerDashboard(draft.id) : paths.faqs(draft.id));
        else await step.reread();
      }}
    >
      {kept && <Notice tone="info">{t('common:unsaved.kept')}</Notice>}
      {saving.isRestored && <Notice tone="info">{t('saving.restored')}</Notice>}
      <LeaveGuard dirty={((isLive && form.formState.isDirty) || cover.changed) && !step.stored} />
      <Stack as="section" gap={5}>
        <h2>{t('story.inShort')}</h2>
        <StepField control={control} name="campaignStory">
          {(props) => (
            <FreeTextarea
              {...props}
              autosize
              minRows={3}
              label={t('story.campaignStory')}
              description={t('story.used', { used, max: SUMMARY_MAX })}
            />
          )}
        </StepField>
      </Stack>
      <Stack as="section" gap={5}>
        <h2>{t('story.toSee')}</h2>
        <StepField control={control} name="uploadType">
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
        </StepField>
        {/* A link that is wrong stays where it can be mended. */}
        {(uploadType === 'video' || videoRefusals({ videoUrl }).length > 0) && (
          <StepField control={control} name="videoUrl">
            {(props) => <TextInput {...props} type="url" dir="ltr" label={t('story.videoUrl')} />}
          </StepField>
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
      <Stack as="section" gap={4}>
        <h2>{t('story.highlights')}</h2>
        <StepField control={control} name="highlights" show={shownHighlights}>
          {(props) => <HighlightsField {...props} />}
        </StepField>
      </Stack>
      <Stack as="section" gap={5}>
        <h2>{t('story.inDetail')}</h2>
        <StepField control={control} name="storyBody" show={textOf}>
          {(props) => <StoryBody {...props} campaignId={draft.id} />}
        </StepField>
      </Stack>
      <StepFoot back={{ to: paths.fundraisingDetail(draft.id), label: t('steps.fundraising-detail') }}>
        <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
          {t(isLive ? 'live.save' : 'story.next')}
        </Button>
      </StepFoot>
    </Form>
  );
};
