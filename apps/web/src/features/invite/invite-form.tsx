import { leavingApi } from '@cairn/contracts/users/leaving.endpoints';
import { InviteRequest } from '@cairn/contracts/users/leaving';
import { Button, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { send } from '../../lib/api.js';
import { FormField } from '../../ui/form-field.js';
import { Form } from '../../ui/form.js';
import { layoutCss } from '../../ui/layout.js';
import { useContractForm } from '../../ui/use-contract-form.js';
import { addressesIn } from './addresses.js';
import { invitationsQuery } from './invitations.query.js';

const MOST = 20;

/** V-32: several addresses separated by commas, each valid. */
export const InviteForm = () => {
  const { t } = useTranslation('invite');
  const queries = useQueryClient();
  const form = useContractForm(InviteRequest, { emails: '', message: '' });
  const typed: unknown = useWatch({ control: form.control, name: 'emails' });
  const count = addressesIn(typeof typed === 'string' ? typed : '').length;
  return (
    <Form
      form={form}
      label={t('title')}
      onSubmit={async (body) => {
        const { sent } = await send(leavingApi.invite, { body });
        form.reset();
        await queries.invalidateQueries(invitationsQuery);
        notifications.show({ message: t('sentNow', { count: sent }) });
      }}
    >
      <FormField control={form.control} name="emails">
        {(props) => (
          <Textarea
            {...props}
            dir="ltr"
            rows={3}
            autoComplete="off"
            label={t('emails')}
            description={t('emailsNote', { most: MOST })}
          />
        )}
      </FormField>
      <Button type="submit" size="lg" className={layoutCss.start} loading={form.formState.isSubmitting}>
        {count === 0 ? t('sendNone') : t('send', { count })}
      </Button>
    </Form>
  );
};
