import { sectionRefusals } from '@cairn/contracts/campaigns/campaign-rules';
import { campaignsApi } from '@cairn/contracts/campaigns/campaigns.endpoints';
import { CompanyProfileRequest } from '@cairn/contracts/campaigns/company-profile.request';
import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CountrySelect } from '../../../ui/inputs/country-select.js';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { paths } from '../../../lib/page/paths.js';
import { DigitsInput } from '../../../ui/inputs/digits-input.js';
import { offeredLabels, useOfferedByOperator } from '../../../lib/site/use-offered.js';
import { Form } from '../../../ui/forms/form.js';
import { FreeTextarea, FreeTextInput } from '../../../ui/inputs/free-text.js';
import { Columns, layoutCss, Stack } from '../../../ui/layout/layout.js';
import { LeaveGuard } from '../../../ui/forms/leave-guard.js';
import { Optional } from '../../../ui/forms/optional.js';
import { StepFoot } from '../../../ui/forms/step-foot.js';
import { YearInput } from '../../../ui/inputs/typed-input.js';
import { Notice } from '../../../ui/layout/surface.js';
import { faultsOf, useContractForm } from '../../../ui/forms/use-contract-form.js';
import { retype, useKeptDraft } from '../../../ui/forms/use-kept-draft.js';
import type { Values } from '../autosave/values.js';
import { LinkFields } from '../links/link-fields.js';
import { withoutBlankLinks } from '../links/link-values.js';
import { PropertyFields } from '../links/property-fields.js';
import { StepField } from '../autosave/step-field.js';
import { useAutosave } from '../autosave/use-autosave.js';
import { usePictureAutosave } from '../autosave/use-picture-autosave.js';
import type { StepFormProps } from '../step-form.js';
import { useReportedForm, useReportedValue } from '../typed-step.js';
import { useCampaignCalendar } from '../use-campaign-calendar.js';
import { useLive } from '../use-live.js';
import { usePicture } from '../use-picture.js';
import { useStepSaved } from '../use-step-saved.js';
import { PictureField } from './picture-field.js';

const LOGO_TYPES = 'image/png,image/jpeg,image/gif,image/webp,image/bmp,image/svg+xml';
const faultsOfRequest = faultsOf(CompanyProfileRequest);
const faults = (values: Values) => faultsOfRequest(withoutBlankLinks(values));
const LOGO_SIZE = { width: 200, height: 200 };

/** Wizard step 1 (V-33): saved half done too; the checklist shows what is missing. */
export const CompanyForm = ({ draft, onLoadOther }: StepFormProps) => {
  const { t } = useTranslation(['wizard', 'campaign', 'common']);
  const step = useStepSaved(draft.id);
  const live = useLive(draft, 'company');
  const logo = usePicture(campaignsApi.companyProfile.change, 'companyLogo', draft.id, LOGO_SIZE);
  const { companyLogo, version, ...profile } = draft.companyProfile;
  const calendar = useCampaignCalendar();
  const rules = (values: object) => (calendar ? sectionRefusals('company', values, calendar) : []);
  const form = useContractForm(CompanyProfileRequest, { ...profile, version }, rules);
  const params = { campaignId: draft.id };
  const saving = useAutosave({
    section: 'company',
    draftId: draft.id,
    form,
    stored: { version, values: profile },
    isOff: live.isLive,
    save: (change, known) =>
      send(campaignsApi.companyProfile.change, { params, body: { ...withoutBlankLinks(change), version: known } }),
    read: () => send(campaignsApi.companyProfile.read, { params }),
    faults,
    rules,
  });
  usePictureAutosave(logo, { isOff: live.isLive, onStored: async () => Promise.all([step.reread(), saving.reread()]) });
  const kept = useKeptDraft({
    key: `company:${draft.id}`,
    isDirty: live.isLive && form.formState.isDirty,
    read: () => form.getValues(),
    restore: (values) => retype(form, values),
  });
  useReportedForm('company', form, faults);
  useReportedValue('companyLogo', logo.url ?? companyLogo);
  const { control } = form;
  const categories = useOfferedByOperator('category', profile.category);
  const industries = useOfferedByOperator('industry', profile.industry);
  const choices = (offered: ReturnType<typeof offeredLabels>) => [{ value: '', label: t('common:choose') }, ...offered];

  return (
    <Form
      form={form}
      gap={6}
      label={t('company.title')}
      onLoadOther={onLoadOther}
      onInvalid={saving.flush}
      onSubmit={async (body) => {
        if (live.isLive) {
          const saved = await send(campaignsApi.companyProfile.change, { params, body: withoutBlankLinks(body) });
          form.setValue('version', saved.version);
        } else if (!(await saving.flush())) return;
        const complete = await logo.upload();
        if (complete) await step.goOn(live.isLive ? paths.story(draft.id) : paths.fundraisingDetail(draft.id));
        else await step.reread();
      }}
    >
      {kept && <Notice tone="info">{t('common:unsaved.kept')}</Notice>}
      {saving.isRestored && <Notice tone="info">{t('saving.restored')}</Notice>}
      <LeaveGuard dirty={((live.isLive && form.formState.isDirty) || logo.changed) && !step.stored} />
      <Stack as="section" gap={5}>
        <h2>{t('company.about')}</h2>
        <StepField control={control} name="companyName">
          {(props) => (
            <FreeTextInput
              {...props}
              {...live.noteOf('companyName', t('company.companyNameNote'))}
              label={t('company.companyName')}
            />
          )}
        </StepField>
        <StepField control={control} name="companyTagLine">
          {(props) => <FreeTextInput {...props} label={t('company.companyTagLine')} />}
        </StepField>
        <Columns kind="pair">
          <StepField control={control} name="category">
            {(props) => (
              <NativeSelect
                {...props}
                {...live.noteOf('category')}
                label={t('company.category')}
                data={choices(offeredLabels(categories, String))}
              />
            )}
          </StepField>
          <StepField control={control} name="industry">
            {(props) => (
              <NativeSelect
                {...props}
                {...live.noteOf('industry')}
                label={t('company.industry')}
                data={choices(offeredLabels(industries, String))}
              />
            )}
          </StepField>
          <StepField control={control} name="yearFounded">
            {(props) => (
              <YearInput
                {...props}
                {...live.noteOf('yearFounded')}
                label={<Optional>{t('company.yearFounded')}</Optional>}
              />
            )}
          </StepField>
          <StepField control={control} name="website">
            {(props) => (
              <TextInput {...props} type="url" dir="ltr" label={<Optional>{t('company.website')}</Optional>} />
            )}
          </StepField>
        </Columns>
        <StepField control={control} name="description">
          {(props) => (
            <FreeTextarea
              {...props}
              autosize
              minRows={4}
              label={t('company.description')}
              description={t('company.descriptionNote')}
            />
          )}
        </StepField>
      </Stack>
      <Stack as="section" gap={5}>
        <h2>{t('company.reach')}</h2>
        <Columns kind="pair">
          <StepField control={control} name="companyEmail">
            {(props) => <TextInput {...props} type="email" dir="ltr" label={t('company.companyEmail')} />}
          </StepField>
          <StepField control={control} name="phoneNumber">
            {(props) => <DigitsInput {...props} type="tel" dir="ltr" label={t('company.phoneNumber')} />}
          </StepField>
          <div className={layoutCss.pairWide}>
            <StepField control={control} name="address">
              {(props) => <FreeTextInput {...props} label={t('company.address')} />}
            </StepField>
          </div>
          <StepField control={control} name="city">
            {(props) => <FreeTextInput {...props} label={<Optional>{t('company.city')}</Optional>} />}
          </StepField>
          <StepField control={control} name="country">
            {(props) => (
              <CountrySelect
                {...props}
                {...live.noteOf('country')}
                label={<Optional>{t('company.country')}</Optional>}
              />
            )}
          </StepField>
        </Columns>
      </Stack>
      <Stack as="section" gap={5}>
        <h2>{t('company.filing')}</h2>
        <PictureField
          picture={logo}
          stored={companyLogo}
          size={LOGO_SIZE}
          accept={LOGO_TYPES}
          label={t('company.logo')}
          description={t('company.logoNote')}
        />
        <StepField control={control} name="formCLink">
          {(props) => (
            <TextInput {...props} {...live.noteOf('formCLink')} type="url" dir="ltr" label={t('company.formCLink')} />
          )}
        </StepField>
      </Stack>
      <PropertyFields form={form} live={live} />
      <LinkFields form={form} />
      <StepFoot
        back={
          live.isLive
            ? { to: paths.ownerDashboard(draft.id), label: t('live.back') }
            : { to: paths.dashboard, label: t('leave') }
        }
      >
        <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
          {t(live.isLive ? 'live.save' : 'company.next')}
        </Button>
      </StepFoot>
    </Form>
  );
};
