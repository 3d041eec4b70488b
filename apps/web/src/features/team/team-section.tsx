import { teamApi } from '@cairn/contracts/campaigns/people/team.endpoints';
import { MOST_MEMBERS, type TeamRole } from '@cairn/contracts/campaigns/people/team-roles';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '../../lib/api/api.js';
import { Icon } from '../../ui/brand/icon.js';
import { CsvDownload } from '../../ui/data/csv-download.js';
import { RowSkeleton } from '../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../ui/feedback/query-boundary.js';
import { EmptyState } from '../../ui/feedback/states.js';
import { Button } from '../../ui/inputs/button.js';
import { Row, Stack } from '../../ui/layout/layout.js';
import { Notice, Panel, Rows } from '../../ui/layout/surface.js';
import { Hidden, Text, textCss } from '../../ui/text/text.js';
import { MemberForm } from './member-form.js';
import { MemberRow } from './member-row.js';
import { teamQuery } from './queries.js';
import { useOrder } from './use-order.js';

interface TeamSectionProps {
  campaignId: string;
  /** Of a reader who is in the team; null for the owner, who alone changes it. */
  role: TeamRole | null;
}

/** The people of a campaign: who is invited, who has confirmed, in which order and with which role. */
export const TeamSection = ({ campaignId, role }: TeamSectionProps) => {
  const { t } = useTranslation(['team', 'desk']);
  const query = useQuery(teamQuery(campaignId));
  const { move, said } = useOrder(campaignId);
  const [isAdding, setAdding] = useState(false);
  const [dragged, setDragged] = useState<string | null>(null);
  const isOwner = role === null;
  const count = query.data?.items.length ?? 0;
  const add = (
    <Button
      leftSection={<Icon of={IconPlus} size="small" />}
      disabled={count >= MOST_MEMBERS}
      onClick={() => setAdding(true)}
    >
      {t('add')}
    </Button>
  );
  return (
    <Stack as="section" gap={5}>
      <Row between flow top>
        <Stack gap={2}>
          <h2 className={textCss.title3}>{t('title')}</h2>
          <Text as="p" muted>
            {t('lede')}
          </Text>
        </Stack>
        {isOwner && count > 0 && add}
      </Row>
      {!isOwner && <Notice>{t('readOnly')}</Notice>}
      <QueryBoundary
        query={query}
        pending={<RowSkeleton count={3} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState title={t('none')} action={isOwner ? add : undefined}>
            {t('noneText')}
          </EmptyState>
        }
      >
        {({ items }) => (
          <Stack gap={3}>
            <Panel flush>
              <Rows pad>
                {items.map((member) => (
                  <MemberRow
                    key={member.id}
                    campaignId={campaignId}
                    member={member}
                    isOwner={isOwner}
                    places={items.length}
                    isDragged={dragged === member.id}
                    onDrag={setDragged}
                    onDrop={() => {
                      if (dragged !== null) move({ id: dragged, position: member.position });
                      setDragged(null);
                    }}
                    onMove={(position) => move({ id: member.id, position })}
                  />
                ))}
              </Rows>
            </Panel>
            <Row between flow>
              <Text as="p" size="small" muted>
                {t('count', { count: items.length, most: MOST_MEMBERS })}
              </Text>
              {isOwner && (
                <CsvDownload
                  label={t('desk:csv')}
                  fileName="team.csv"
                  fetch={() => fetchFile(teamApi.members, { params: { campaignId }, query: { format: 'csv' } })}
                />
              )}
            </Row>
          </Stack>
        )}
      </QueryBoundary>
      <Hidden as="output">{said}</Hidden>
      {isAdding && <MemberForm campaignId={campaignId} member={null} onClose={() => setAdding(false)} />}
    </Stack>
  );
};
