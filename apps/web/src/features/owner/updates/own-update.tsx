import { updatesApi } from '@cairn/contracts/campaigns/updates/updates.endpoints';
import { ChangeUpdateRequest } from '@cairn/contracts/campaigns/updates/updates.requests';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { SHARED_KEYS } from '../../../lib/api/shared-keys.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { Badge } from '../../../ui/data/badge.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { ConfirmAction } from '../../../ui/feedback/confirm-action.js';
import { Form } from '../../../ui/forms/form.js';
import { LeaveGuard } from '../../../ui/forms/leave-guard.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Panel } from '../../../ui/layout/surface.js';
import { RichText } from '../../../ui/text/rich-text.js';
import { Text, textCss } from '../../../ui/text/text.js';
import type { Update } from './queries.js';
import { requireText } from './require-text.js';
import { UpdateFields } from './update-fields.js';

interface OwnUpdateProps {
  campaignId: string;
  update: Update;
}

const EditUpdate = ({ campaignId, update, onDone }: OwnUpdateProps & { onDone: () => void }) => {
  const { t } = useTranslation('owner');
  const queries = useQueryClient();
  const { title, description, version } = update;
  const form = useContractForm(ChangeUpdateRequest, { title, description, version }, requireText);
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  const reread = () => queries.invalidateQueries({ queryKey: [...SHARED_KEYS.updates, campaignId] });
  return (
    <Form
      form={form}
      label={t('updates.edit')}
      onLoadOther={async () => {
        await reread();
        onDone();
      }}
      onSubmit={async (body) => {
        await send(updatesApi.change, { params: { campaignId, id: update.id }, body });
        notifications.show({ message: t('updates.saved') });
        await reread();
        onDone();
      }}
    >
      <LeaveGuard dirty={isDirty && !isSubmitting && !isSubmitSuccessful} />
      <UpdateFields control={form.control} campaignId={campaignId} />
      <Text as="p" size="small" muted>
        {t('updates.editNote')}
      </Text>
      <Row>
        <Button type="submit" loading={isSubmitting}>
          {t('updates.save')}
        </Button>
        <Button variant="subtle" onClick={onDone}>
          {t('updates.cancel')}
        </Button>
      </Row>
    </Form>
  );
};

/** One of the owner's updates, to read, edit or remove. */
export const OwnUpdate = ({ campaignId, update }: OwnUpdateProps) => {
  const { t } = useTranslation('owner');
  const siteDate = useSiteDate();
  const queries = useQueryClient();
  const [isEditing, setEditing] = useState(false);
  const { id, title, description, audience, createdAt, editedAt } = update;
  return (
    <Panel as="article">
      {isEditing ? (
        <EditUpdate campaignId={campaignId} update={update} onDone={() => setEditing(false)} />
      ) : (
        <Stack gap={3}>
          <Row flow>
            <Text size="small" muted>
              <SiteDate value={createdAt} />
              {editedAt !== null && ` · ${t('updates.editedOn', { date: siteDate(editedAt, 'date') })}`}
            </Text>
            <Badge tone={audience === 'all' ? 'neutral' : 'accent'} shape="plain">
              {t(`updates.audiences.${audience}.title`)}
            </Badge>
          </Row>
          <h3 dir="auto" className={textCss.prose}>
            {title}
          </h3>
          <div className={textCss.prose}>
            <RichText document={description} rank={3} />
          </div>
          <Row flow>
            <Button variant="default" size="sm" onClick={() => setEditing(true)}>
              {t('updates.edit')}
            </Button>
            <ConfirmAction
              label={t('updates.remove')}
              title={t('updates.removeTitle')}
              keep={t('updates.keep')}
              done={t('updates.removed')}
              danger
              size="sm"
              onConfirm={async () => {
                await send(updatesApi.remove, { params: { campaignId, id } });
                await queries.invalidateQueries({ queryKey: [...SHARED_KEYS.updates, campaignId] });
              }}
            >
              {t('updates.removeText')}
            </ConfirmAction>
          </Row>
        </Stack>
      )}
    </Panel>
  );
};
