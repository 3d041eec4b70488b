import { identityChecksApi } from '@cairn/contracts/kyc/identity-checks.endpoints';
import { IdentityAppealRequest } from '@cairn/contracts/kyc/identity-check.requests';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { SHARED_KEYS } from '../../../lib/api/shared-keys.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { LeaveGuard } from '../../../ui/forms/leave-guard.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { Button } from '../../../ui/inputs/button.js';
import { FreeTextarea } from '../../../ui/inputs/free-text.js';
import { layoutCss } from '../../../ui/layout/layout.js';
import { identityKeys } from '../queries.js';

/** A declined person's word to compliance, which looks again. */
export const AppealForm = () => {
  const { t } = useTranslation('kyc');
  const queries = useQueryClient();
  const form = useContractForm(IdentityAppealRequest, { note: '' });
  return (
    <Form
      form={form}
      label={t('appeal.open')}
      onSubmit={async (body) => {
        await send(identityChecksApi.appeal, { body });
        await queries.invalidateQueries({ queryKey: identityKeys.profile });
        await queries.invalidateQueries({ queryKey: SHARED_KEYS.me });
        notifications.show({ message: t('appeal.sent') });
      }}
    >
      <LeaveGuard dirty={form.formState.isDirty} />
      <FormField control={form.control} name="note">
        {(props) => (
          <FreeTextarea {...props} autosize minRows={3} label={t('appeal.label')} description={t('appeal.hint')} />
        )}
      </FormField>
      <Button type="submit" variant="default" className={layoutCss.start} loading={form.formState.isSubmitting}>
        {t('appeal.send')}
      </Button>
    </Form>
  );
};
