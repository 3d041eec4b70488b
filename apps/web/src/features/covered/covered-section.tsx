import { MOST_COVERED, type CoveredRole, type ListLack } from '@cairn/contracts/campaigns/covered/covered-roles';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuleSource } from '../../lib/format/rule-source.js';
import { Icon } from '../../ui/brand/icon.js';
import { RowSkeleton } from '../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../ui/feedback/query-boundary.js';
import { Button } from '../../ui/inputs/button.js';
import { Row, Stack } from '../../ui/layout/layout.js';
import { Notice, Panel, Rows } from '../../ui/layout/surface.js';
import { Text, textCss } from '../../ui/text/text.js';
import { PersonForm } from './person-form.js';
import { PersonRow } from './person-row.js';
import { coveredQuery, type Covered } from './queries.js';

/** Which role a new entry begins with. */
const NEXT_ROLE: Readonly<Record<ListLack, CoveredRole>> = {
  issuer_missing: 'issuer',
  manager_missing: 'director',
  unanswered: 'director',
};

const Notices = ({ covered: { lack, hold, closingWaitsSince, persons } }: { covered: Covered }) => {
  const { t } = useTranslation('covered');
  return (
    <>
      {closingWaitsSince !== null && <Notice tone="warning">{t('waits')}</Notice>}
      {hold === 'disqualified' && (
        <Notice tone="danger">
          {t('hold_disqualified', {
            names: persons
              .filter(({ state }) => state === 'disqualified')
              .map(({ name }) => name)
              .join(', '),
          })}
        </Notice>
      )}
      {lack !== null && <Notice tone="info">{t(`lack.${lack}`)}</Notice>}
    </>
  );
};

const List = ({ campaignId, covered }: { campaignId: string; covered: Covered }) => {
  const { t } = useTranslation('covered');
  const ruleSource = useRuleSource();
  const [isAdding, setAdding] = useState(false);
  const { persons, votingPercent, days, source, lack } = covered;
  return (
    <Stack as="section" gap={5} id="covered-persons">
      <Row between flow top>
        <Stack gap={2}>
          <h2 className={textCss.title3}>{t('title')}</h2>
          <Text as="p" muted>
            {t('lede')}
          </Text>
          <Text as="p" size="small" muted>
            {t('who', { percent: votingPercent ?? '' })} {t('days', { count: days })}{' '}
            {source && <bdi>{ruleSource(source)}</bdi>}
          </Text>
        </Stack>
        <Button
          variant="default"
          leftSection={<Icon of={IconPlus} size="small" />}
          disabled={persons.length >= MOST_COVERED}
          onClick={() => setAdding(true)}
        >
          {t('add')}
        </Button>
      </Row>
      <Notices covered={covered} />
      {persons.length === 0 ? (
        <Text muted>{t('none')}</Text>
      ) : (
        <Panel flush>
          <Rows pad>
            {persons.map((person) => (
              <PersonRow key={person.id} campaignId={campaignId} covered={covered} person={person} />
            ))}
          </Rows>
        </Panel>
      )}
      {isAdding && (
        <PersonForm
          campaignId={campaignId}
          person={null}
          role={lack === null ? 'director' : NEXT_ROLE[lack]}
          onClose={() => setAdding(false)}
        />
      )}
    </Stack>
  );
};

interface CoveredSectionProps {
  campaignId: string;
  /** What is shown under a law that does not ask. */
  notAsked?: ReactNode;
}

/** Who stands behind an offering, as owner and team list them. */
export const CoveredSection = ({ campaignId, notAsked = null }: CoveredSectionProps) => (
  <QueryBoundary query={useQuery(coveredQuery(campaignId))} pending={<RowSkeleton count={2} />}>
    {(covered) => (covered.asked ? <List campaignId={campaignId} covered={covered} /> : notAsked)}
  </QueryBoundary>
);
