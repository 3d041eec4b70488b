import { commentsApi } from '@cairn/contracts/campaigns/discussion/comments.endpoints';
import { COMMENT_DISCLOSURES, LONGEST_COMMENT } from '@cairn/contracts/campaigns/discussion/comment-options';
import { PostCommentRequest } from '@cairn/contracts/campaigns/discussion/comments.requests';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../../lib/api/api.js';
import { SHARED_KEYS } from '../../lib/api/shared-keys.js';
import { Form } from '../forms/form.js';
import { FormField } from '../forms/form-field.js';
import { LeaveGuard } from '../forms/leave-guard.js';
import { useContractForm } from '../forms/use-contract-form.js';
import { Button } from '../inputs/button.js';
import { ChoiceRows } from '../inputs/choice-rows.js';
import { FreeTextarea } from '../inputs/free-text.js';
import { Row } from '../layout/layout.js';
import { Text } from '../text/text.js';

interface CommentFormProps {
  campaignId: string;
  /** The comment that is answered. */
  parentId?: string;
  /** The owner is the company: there is nothing else to disclose. */
  isCompany?: boolean;
  onDone?: () => void;
}

/** A comment or a reply. It is sent once, however often the button is pressed. */
const CommentForm = ({ campaignId, parentId, isCompany = false, onDone }: CommentFormProps) => {
  const { t } = useTranslation(['discussion', 'common']);
  const queries = useQueryClient();
  const [clientKey, setClientKey] = useState(() => crypto.randomUUID());
  const form = useContractForm(PostCommentRequest, { text: '', disclosure: isCompany ? 'none' : '' });
  const { control, formState } = form;
  const { isDirty, isSubmitting } = formState;
  return (
    <Form
      form={form}
      gap={4}
      label={t(parentId ? 'yourReply' : 'ask')}
      onSubmit={async ({ text, disclosure }) => {
        const body = { text, disclosure, clientKey, ...(parentId ? { parentId } : {}) };
        await send(commentsApi.post, { params: { campaignId }, body });
        form.reset();
        setClientKey(crypto.randomUUID());
        notifications.show({ message: t('sent') });
        await queries.invalidateQueries({ queryKey: [...SHARED_KEYS.comments, campaignId] });
        onDone?.();
      }}
    >
      <LeaveGuard dirty={isDirty && !isSubmitting} />
      <FormField control={control} name="text">
        {(props) => (
          <FreeTextarea
            {...props}
            autosize
            minRows={3}
            maxLength={LONGEST_COMMENT}
            label={t(parentId ? 'yourReply' : 'ask')}
          />
        )}
      </FormField>
      {!isCompany && (
        <>
          <FormField control={control} name="disclosure">
            {({ ref, value, onChange, error }) => (
              <ChoiceRows
                ref={ref}
                legend={t('connection')}
                value={value}
                onChange={onChange}
                error={error}
                choices={COMMENT_DISCLOSURES.map((code) => ({ value: code, title: t(`connections.${code}`) }))}
              />
            )}
          </FormField>
          <Text as="p" size="small" muted>
            {t('connectionNote')}
          </Text>
        </>
      )}
      <Row>
        <Button type="submit" variant="default" loading={isSubmitting}>
          {t('send')}
        </Button>
        {onDone && (
          <Button variant="subtle" onClick={onDone}>
            {t('cancel')}
          </Button>
        )}
      </Row>
    </Form>
  );
};

export default CommentForm;
