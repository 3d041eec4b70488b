import { commentsApi } from '@cairn/contracts/campaigns/discussion/comments.endpoints';
import { LONGEST_COMMENT } from '@cairn/contracts/campaigns/discussion/comment-options';
import { ChangeCommentRequest } from '@cairn/contracts/campaigns/discussion/comments.requests';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../lib/api/api.js';
import { SHARED_KEYS } from '../../lib/api/shared-keys.js';
import { Form } from '../forms/form.js';
import { FormField } from '../forms/form-field.js';
import { LeaveGuard } from '../forms/leave-guard.js';
import { useContractForm } from '../forms/use-contract-form.js';
import { Button } from '../inputs/button.js';
import { FreeTextarea } from '../inputs/free-text.js';
import { Row } from '../layout/layout.js';
import type { Said } from './talk.js';

interface EditCommentProps {
  campaignId: string;
  said: Said;
  onDone: () => void;
}

/** Other words for one's own comment, which a moderator reads again. */
const EditComment = ({ campaignId, said, onDone }: EditCommentProps) => {
  const { t } = useTranslation('discussion');
  const queries = useQueryClient();
  const form = useContractForm(ChangeCommentRequest, { text: said.text });
  const { isDirty, isSubmitting } = form.formState;
  return (
    <Form
      form={form}
      gap={3}
      label={t('edit')}
      onSubmit={async ({ text }) => {
        await send(commentsApi.change, { params: { campaignId, id: said.id }, body: { text } });
        form.reset({ text });
        notifications.show({ message: t('sent') });
        await queries.invalidateQueries({ queryKey: [...SHARED_KEYS.comments, campaignId] });
        onDone();
      }}
    >
      <LeaveGuard dirty={isDirty && !isSubmitting} />
      <FormField control={form.control} name="text">
        {(props) => (
          <FreeTextarea {...props} autosize minRows={3} maxLength={LONGEST_COMMENT} label={t('yourComment')} />
        )}
      </FormField>
      <Row>
        <Button type="submit" variant="default" loading={isSubmitting}>
          {t('save')}
        </Button>
        <Button variant="subtle" onClick={onDone}>
          {t('cancel')}
        </Button>
      </Row>
    </Form>
  );
};

export default EditComment;
