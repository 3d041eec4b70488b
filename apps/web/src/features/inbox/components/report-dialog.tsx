import { communicationApi } from '@cairn/contracts/communication/communication.endpoints';
import { REPORT_REASONS, ReportConversationRequest } from '@cairn/contracts/communication/messages.requests';
import { Modal } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { ChoiceRows } from '../../../ui/inputs/choice-rows.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { FreeTextarea } from '../../../ui/inputs/free-text.js';
import { Row } from '../../../ui/layout/layout.js';
import { Text } from '../../../ui/text/text.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { putConversation, type Talk } from '../queries.js';

/** Puts a conversation before a moderator, with a reason. */
const ReportDialog = ({ talk, onClose }: { talk: Talk; onClose: () => void }) => {
  const { t } = useTranslation(['inbox', 'common']);
  const client = useQueryClient();
  const form = useContractForm(ReportConversationRequest, { reason: '', detail: '' });
  return (
    <Modal opened onClose={onClose} title={t('report.title')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <Form
        form={form}
        onSubmit={async (body) => {
          const params = { conversationId: talk.id };
          putConversation(client, await send(communicationApi.report, { params, body }));
          notifications.show({ message: t('report.done') });
          onClose();
        }}
      >
        <Text as="p" muted>
          {t('report.text')}
        </Text>
        <FormField control={form.control} name="reason">
          {(field) => (
            <ChoiceRows
              legend={t('report.reason')}
              choices={REPORT_REASONS.map((value) => ({ value, title: t(`report.reasons.${value}`) }))}
              {...field}
            />
          )}
        </FormField>
        <FormField control={form.control} name="detail">
          {(field) => <FreeTextarea label={t('report.detail')} minRows={3} maxLength={1000} {...field} />}
        </FormField>
        <Row>
          <Button type="submit" variant="outline">
            {t('report.send')}
          </Button>
          <Button variant="subtle" onClick={onClose}>
            {t('report.cancel')}
          </Button>
        </Row>
      </Form>
    </Modal>
  );
};

export default ReportDialog;
