import { commentsApi } from '@cairn/contracts/campaigns/discussion/comments.endpoints';
import { ReportCommentRequest } from '@cairn/contracts/campaigns/discussion/comments.requests';
import { REPORT_REASONS } from '@cairn/contracts/communication/messages.requests';
import { Modal } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useTranslation } from 'react-i18next';
import { send } from '../../lib/api/api.js';
import { Form } from '../forms/form.js';
import { FormField } from '../forms/form-field.js';
import { useContractForm } from '../forms/use-contract-form.js';
import { Button } from '../inputs/button.js';
import { ChoiceRows } from '../inputs/choice-rows.js';
import { FreeTextarea } from '../inputs/free-text.js';
import { Row } from '../layout/layout.js';
import { Text } from '../text/text.js';

interface ReportCommentProps {
  campaignId: string;
  id: string;
  onDone: () => void;
}

/** Puts a comment before the moderators, with a reason. */
const ReportComment = ({ campaignId, id, onDone }: ReportCommentProps) => {
  const { t } = useTranslation(['discussion', 'common']);
  const form = useContractForm(ReportCommentRequest, { reason: '', detail: '' });
  return (
    <Modal opened onClose={onDone} title={t('reportTitle')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <Form
        form={form}
        onSubmit={async (body) => {
          await send(commentsApi.report, { params: { campaignId, id }, body });
          notifications.show({ message: t('reported') });
          onDone();
        }}
      >
        <Text as="p" muted>
          {t('reportText')}
        </Text>
        <FormField control={form.control} name="reason">
          {(field) => (
            <ChoiceRows
              legend={t('reason')}
              choices={REPORT_REASONS.map((value) => ({ value, title: t(`reasons.${value}`) }))}
              {...field}
            />
          )}
        </FormField>
        <FormField control={form.control} name="detail">
          {(field) => <FreeTextarea label={t('detail')} minRows={3} maxLength={1000} {...field} />}
        </FormField>
        <Row>
          <Button type="submit" variant="outline">
            {t('report')}
          </Button>
          <Button variant="subtle" onClick={onDone}>
            {t('cancel')}
          </Button>
        </Row>
      </Form>
    </Modal>
  );
};

export default ReportComment;
