import type { Wire } from '@cairn/contracts/kernel/wire';
import { CorrectInvitationRequest, type Invitation } from '@cairn/contracts/users/leaving';
import { leavingApi } from '@cairn/contracts/users/leaving.endpoints';
import { Modal, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/inputs/button.js';
import { send } from '../../lib/api/api.js';
import { FormField } from '../../ui/forms/form-field.js';
import { Form } from '../../ui/forms/form.js';
import { Row } from '../../ui/layout/layout.js';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.js';
import { Text } from '../../ui/text/text.js';
import { useContractForm } from '../../ui/forms/use-contract-form.js';
import { invitationsQuery } from './queries.js';

interface ChangeInvitationProps {
  invitation: Wire<Invitation>;
  onClose: () => void;
}

/** Sends an invitation to another address instead, or takes it back. */
export const ChangeInvitation = ({ invitation: { id, email }, onClose }: ChangeInvitationProps) => {
  const { t } = useTranslation(['invite', 'common']);
  const queries = useQueryClient();
  const form = useContractForm(CorrectInvitationRequest, { email: email ?? '' });
  const end = async (message: string) => {
    await queries.invalidateQueries(invitationsQuery);
    notifications.show({ message });
    onClose();
  };
  const takeBack = useMutation({
    mutationFn: () => send(leavingApi.takeInvitationBack, { params: { id } }),
    onSuccess: () => end(t('correct.takenBack')),
  });
  return (
    <Modal opened onClose={onClose} title={t('correct.title')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <Form
        form={form}
        label={t('correct.title')}
        onSubmit={async (body) => {
          await send(leavingApi.correctInvitation, { params: { id }, body });
          await end(t('correct.done'));
        }}
      >
        <Text as="p" muted>
          {t('correct.lede', { email })}
        </Text>
        <RefusalNotice error={takeBack.error} />
        <FormField control={form.control} name="email">
          {(props) => <TextInput {...props} type="email" dir="ltr" autoComplete="off" label={t('correct.email')} />}
        </FormField>
        <Row flow>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t('correct.submit')}
          </Button>
          <Button variant="default" loading={takeBack.isPending} onClick={() => takeBack.mutate()}>
            {t('correct.takeBack')}
          </Button>
        </Row>
      </Form>
    </Modal>
  );
};
