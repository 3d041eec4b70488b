import { UPDATE_AUDIENCES } from '@cairn/contracts/campaigns/updates/update-options';
import { updatesApi } from '@cairn/contracts/campaigns/updates/updates.endpoints';
import { PostUpdateRequest } from '@cairn/contracts/campaigns/updates/updates.requests';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { formatNumber } from '../../../lib/format/format.js';
import { SHARED_KEYS } from '../../../lib/api/shared-keys.js';
import { Form } from '../../../ui/forms/form.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { LeaveGuard } from '../../../ui/forms/leave-guard.js';
import { Question } from '../../../ui/forms/question.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { Button } from '../../../ui/inputs/button.js';
import { ChoiceRows } from '../../../ui/inputs/choice-rows.js';
import { Row } from '../../../ui/layout/layout.js';
import { requireText } from './require-text.js';
import { UpdateFields } from './update-fields.js';

/** A new update. How many it tells is asked about before it is sent; it is sent once, however often the button is pressed. */
export const PostUpdate = ({ campaignId, onPosted }: { campaignId: string; onPosted: () => void }) => {
  const { t, i18n } = useTranslation('owner');
  const queries = useQueryClient();
  const [clientKey] = useState(() => crypto.randomUUID());
  /** What is to be posted, and how many it tells: asked before it is sent. */
  const [asked, setAsked] = useState<{ body: Wire<PostUpdateRequest>; people: number } | null>(null);
  const form = useContractForm(PostUpdateRequest, { title: '', description: null, audience: 'all' }, requireText);
  const { control, formState } = form;
  const { isDirty, isSubmitting } = formState;
  return (
    <Form
      form={form}
      label={t('updates.new')}
      onSubmit={async ({ title, description, audience }) => {
        const body = { title, description, audience: audience ?? 'all', clientKey };
        const readers = await send(updatesApi.readers, { params: { campaignId } });
        setAsked({ body, people: readers[body.audience] });
      }}
    >
      <LeaveGuard dirty={isDirty && !isSubmitting && asked === null} />
      <Question
        opened={asked !== null}
        title={t('updates.postTitle')}
        confirm={t('updates.post')}
        keep={t('updates.keepWriting')}
        onClose={() => setAsked(null)}
        onConfirm={async () => {
          if (asked === null) return;
          await send(updatesApi.post, { params: { campaignId }, body: asked.body });
          notifications.show({ message: t('updates.posted') });
          await queries.invalidateQueries({ queryKey: [...SHARED_KEYS.updates, campaignId] });
          onPosted();
        }}
      >
        {t('updates.postText', {
          count: asked?.people ?? 0,
          people: formatNumber(asked?.people ?? 0, i18n.language),
        })}
      </Question>
      <UpdateFields control={control as unknown as Control<FieldValues>} campaignId={campaignId} />
      <FormField control={control} name="audience">
        {({ ref, value, onChange, error }) => (
          <ChoiceRows
            ref={ref}
            legend={t('updates.audience')}
            value={value}
            onChange={onChange}
            error={error}
            choices={UPDATE_AUDIENCES.map((audience) => ({
              value: audience,
              title: t(`updates.audiences.${audience}.title`),
              text: t(`updates.audiences.${audience}.text`),
            }))}
          />
        )}
      </FormField>
      <Row>
        <Button type="submit" loading={isSubmitting}>
          {t('updates.post')}
        </Button>
      </Row>
    </Form>
  );
};
