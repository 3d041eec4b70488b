import { campaignsApi } from '@cairn/contracts/campaigns/campaigns.endpoints';
import { CreateCampaignRequest } from '@cairn/contracts/campaigns/create-campaign.request';
import { CAMPAIGN_TYPES } from '@cairn/contracts/campaigns/options';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { paths } from '../../../lib/page/paths.js';
import { useOffered } from '../../../lib/site/use-offered.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { FreeTextInput } from '../../../ui/inputs/free-text.js';
import { Optional } from '../../../ui/forms/optional.js';
import { StepFoot } from '../../../ui/forms/step-foot.js';
import { Notice } from '../../../ui/layout/surface.js';
import { Tick } from '../../../ui/inputs/tick.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { retype, useKeptDraft } from '../../../ui/forms/use-kept-draft.js';
import { Text } from '../../../ui/text/text.js';
import type { Draft } from '../queries.js';
import { TypeChoice } from './type-choice.js';

interface ChooseTypeProps {
  /** Whose campaign it will be. */
  userId: string;
  /** the account is for investing only, so consent is needed. */
  isInvestor: boolean;
  onBecameBoth: () => Promise<void>;
  /** An earlier campaign that the new one begins with. */
  from?: Pick<Draft, 'id' | 'name' | 'type'> | undefined;
}

/** V-21: shares or a loan, and a name; then the draft exists. */
export const ChooseTypeForm = ({ userId, isInvestor, onBecameBoth, from }: ChooseTypeProps) => {
  const { t } = useTranslation(['wizard', 'common']);
  const navigate = useNavigate();
  const types = useOffered('campaign-type', CAMPAIGN_TYPES);
  const form = useContractForm(
    CreateCampaignRequest,
    { name: '', ...(from && { type: from.type, copyOf: from.id }) },
    ({ becomeBoth }) =>
      isInvestor && becomeBoth !== true ? [{ field: 'becomeBoth', code: 'campaign.not_owner_type' }] : [],
  );
  const kept = useKeptDraft({
    key: `campaign:${userId}`,
    isDirty: form.formState.isDirty,
    read: () => form.getValues(),
    restore: (values) => retype(form, values),
  });
  return (
    <Form
      form={form}
      gap={6}
      label={t('type.title')}
      onSubmit={async (body) => {
        const { campaignDetail } = await send(campaignsApi.create, { body });
        if (isInvestor) await onBecameBoth();
        void navigate(paths.companyInfo(campaignDetail.id));
      }}
    >
      {kept && <Notice tone="info">{t('common:unsaved.kept')}</Notice>}
      {from && (
        <Notice tone="info">
          <p>{t('type.from', { name: from.name })}</p>
          <p>{t('type.fromNote')}</p>
        </Notice>
      )}
      <FormField control={form.control} name="type">
        {({ ref, value, onChange, error }) => (
          <TypeChoice ref={ref} types={types.map(({ code }) => code)} value={value} onChange={onChange} error={error} />
        )}
      </FormField>
      <FormField control={form.control} name="name">
        {(props) => (
          <FreeTextInput {...props} label={<Optional>{t('type.name')}</Optional>} description={t('type.nameNote')} />
        )}
      </FormField>
      {isInvestor && (
        <FormField control={form.control} name="becomeBoth">
          {(props) => <Tick {...props} label={t('type.becomeBoth')} />}
        </FormField>
      )}
      <Text as="p" size="small" muted>
        {t('type.ready')}
      </Text>
      <StepFoot back={{ to: paths.raiseCapital, label: t('common:back') }}>
        <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
          {t('type.submit')}
        </Button>
      </StepFoot>
    </Form>
  );
};
