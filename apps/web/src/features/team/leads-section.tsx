import { MOST_LEADS } from '@cairn/contracts/campaigns/people/lead-limits';
import { leadsApi } from '@cairn/contracts/campaigns/people/leads.endpoints';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../../lib/api/api.js';
import { Icon } from '../../ui/brand/icon.js';
import { Avatar } from '../../ui/data/avatar.js';
import { Badge } from '../../ui/data/badge.js';
import { Money } from '../../ui/data/figures.js';
import { ConfirmAction } from '../../ui/feedback/confirm-action.js';
import { RowSkeleton } from '../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../ui/feedback/query-boundary.js';
import { Button } from '../../ui/inputs/button.js';
import { Row, Stack } from '../../ui/layout/layout.js';
import { Panel, Rows } from '../../ui/layout/surface.js';
import { Text, textCss } from '../../ui/text/text.js';
import css from './member-row.module.css';
import { LeadForm } from './lead-form.js';
import { leadsQuery, type Lead } from './queries.js';

interface LeadsProps {
  campaignId: string;
  currency: string;
  isOwner: boolean;
}

const LeadRow = ({ lead, campaignId, currency, isOwner }: LeadsProps & { lead: Lead }) => {
  const { t } = useTranslation('team');
  const queries = useQueryClient();
  const [isEditing, setEditing] = useState(false);
  const { id, name, type, amount, photo, hasInvested, reason } = lead;
  return (
    <Row as="li" flow top>
      <Avatar id={id} name={name} photo={photo} size="large" />
      <Stack gap={1} className={css.words}>
        <Row flow>
          <Text strong>
            <bdi>{name}</bdi>
          </Text>
          <Badge tone={hasInvested ? 'success' : 'neutral'} shape={hasInvested ? 'dot' : 'hollow'}>
            {t(hasInvested ? 'leads.invested' : 'leads.named')}
          </Badge>
        </Row>
        <Text size="small" muted>
          {t(`leads.types.${type}`)}
          {amount !== null && (
            <>
              {' · '}
              <Money amount={amount} currency={currency} whole />
            </>
          )}
        </Text>
        {reason !== null && (
          <Text as="p" size="small">
            <bdi>{reason}</bdi>
          </Text>
        )}
      </Stack>
      {isOwner && (
        <Row flow>
          <Button variant="subtle" size="sm" aria-label={t('editOf', { name })} onClick={() => setEditing(true)}>
            {t('edit')}
          </Button>
          <ConfirmAction
            danger
            size="sm"
            label={t('remove')}
            title={t('leads.removeTitle', { name })}
            keep={t('keep')}
            done={t('leads.removed', { name })}
            onConfirm={async () => {
              await send(leadsApi.remove, { params: { campaignId, id } });
              await queries.invalidateQueries(leadsQuery(campaignId));
            }}
          >
            <p>{t('leads.removeText')}</p>
          </ConfirmAction>
        </Row>
      )}
      {isEditing && (
        <LeadForm campaignId={campaignId} currency={currency} lead={lead} onClose={() => setEditing(false)} />
      )}
    </Row>
  );
};

/** Who leads the investors, as the owner names them. */
export const LeadsSection = ({ campaignId, currency, isOwner }: LeadsProps) => {
  const { t } = useTranslation('team');
  const query = useQuery(leadsQuery(campaignId));
  const [isAdding, setAdding] = useState(false);
  return (
    <Stack as="section" gap={5}>
      <Row between flow top>
        <Stack gap={2}>
          <h2 className={textCss.title3}>{t('leads.title')}</h2>
          <Text as="p" muted>
            {t('leads.lede')}
          </Text>
        </Stack>
        {isOwner && (
          <Button
            variant="default"
            leftSection={<Icon of={IconPlus} size="small" />}
            disabled={(query.data?.items.length ?? 0) >= MOST_LEADS}
            onClick={() => setAdding(true)}
          >
            {t('leads.add')}
          </Button>
        )}
      </Row>
      <QueryBoundary
        query={query}
        pending={<RowSkeleton count={1} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<Text muted>{t('leads.none')}</Text>}
      >
        {({ items }) => (
          <Panel flush>
            <Rows pad>
              {items.map((lead) => (
                <LeadRow key={lead.id} lead={lead} campaignId={campaignId} currency={currency} isOwner={isOwner} />
              ))}
            </Rows>
          </Panel>
        )}
      </QueryBoundary>
      {isAdding && (
        <LeadForm campaignId={campaignId} currency={currency} lead={null} onClose={() => setAdding(false)} />
      )}
    </Stack>
  );
};
