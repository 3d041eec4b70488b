import { leavingApi } from '@cairn/contracts/users/leaving.endpoints';
import { INVITATION_MESSAGE_MAX, InviteRequest } from '@cairn/contracts/users/leaving';
import { joinSentence } from '@cairn/i18n/lists';
import { Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/inputs/button.js';
import { send } from '../../lib/api/api.js';
import { languageOf } from '../../lib/format/format.js';
import { FormField } from '../../ui/forms/form-field.js';
import { Form } from '../../ui/forms/form.js';
import { FreeTextarea } from '../../ui/inputs/free-text.js';
import { layoutCss } from '../../ui/layout/layout.js';
import { LeaveGuard } from '../../ui/forms/leave-guard.js';
import { Notice } from '../../ui/layout/surface.js';
import { Text } from '../../ui/text/text.js';
import { useContractForm } from '../../ui/forms/use-contract-form.js';
import { addressesIn } from './addresses.js';
import { invitationsQuery } from './queries.js';

const MOST = 20;

/** V-32: several addresses separated by commas, each valid. */
export const InviteForm = ({ onMessage }: { onMessage: (message: string) => void }) => {
  const { t, i18n } = useTranslation('invite');
  const [before, setBefore] = useState<readonly string[]>([]);
  const queries = useQueryClient();
  const form = useContractForm(InviteRequest, { emails: '', message: '' });
  const typed: unknown = useWatch({ control: form.control, name: 'emails' });
  const count = addressesIn(typeof typed === 'string' ? typed : '').length;
  return (
    <Form
      form={form}
      label={t('title')}
      onSubmit={async (body) => {
        const { sent, before: known } = await send(leavingApi.invite, { body });
        form.reset();
        onMessage('');
        setBefore(known);
        await queries.invalidateQueries(invitationsQuery);
        if (sent > 0) notifications.show({ message: t('sentNow', { count: sent }) });
      }}
    >
      <LeaveGuard dirty={form.formState.isDirty} />
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
      <FormField control={form.control} name="message">
        {({ onChange, ...props }) => (
          <FreeTextarea
            {...props}
            autosize
            minRows={2}
            maxLength={INVITATION_MESSAGE_MAX}
            label={
              <>
                {t('message')}{' '}
                <Text size="small" muted>
                  {t('optional')}
                </Text>
              </>
            }
            description={t('messageNote', { max: INVITATION_MESSAGE_MAX })}
            onChange={(event) => {
              onChange(event);
              onMessage(event.currentTarget.value);
            }}
          />
        )}
      </FormField>
      {before.length > 0 && (
        <Notice>
          {t('before', { count: before.length, addresses: joinSentence(languageOf(i18n.language), before) })}
        </Notice>
      )}
      <Button type="submit" size="lg" className={layoutCss.start} loading={form.formState.isSubmitting}>
        {count === 0 ? t('sendNone') : t('send', { count })}
      </Button>
    </Form>
  );
};
