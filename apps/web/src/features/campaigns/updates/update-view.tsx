import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format/format.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { Badge } from '../../../ui/data/badge.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Skeleton } from '../../../ui/feedback/skeleton.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Panel, Well } from '../../../ui/layout/surface.js';
import { RichText } from '../../../ui/text/rich-text.js';
import { Text, TextButton, textCss } from '../../../ui/text/text.js';
import { editsQuery, type Update } from './queries.js';

const Edits = ({ campaignId, update }: { campaignId: string; update: Update }) => {
  const { t } = useTranslation('campaign');
  const siteDate = useSiteDate();
  const query = useQuery(editsQuery(campaignId, update));
  return (
    <QueryBoundary query={query} pending={<Skeleton height="4rem" />}>
      {(edits) => (
        <Stack gap={3}>
          {edits.map(({ at, title, description }) => (
            <Well key={at}>
              <Text as="p" size="small" muted>
                {t('updates.until', { date: siteDate(at, 'date') })}
              </Text>
              <p dir="auto" className={textCss.strong}>
                {title}
              </p>
              <div className={textCss.prose}>
                <RichText document={description} rank={3} />
              </div>
            </Well>
          ))}
        </Stack>
      )}
    </QueryBoundary>
  );
};

/** One update, with what it said before it was edited. */
export const UpdateView = ({ campaignId, update }: { campaignId: string; update: Update }) => {
  const { t, i18n } = useTranslation('campaign');
  const siteDate = useSiteDate();
  const [isOpen, setOpen] = useState(false);
  const { title, description, audience, createdAt, editedAt, edits } = update;
  return (
    <Panel as="article">
      <Stack gap={3}>
        <Row flow>
          <Text size="small" muted>
            <SiteDate value={createdAt} />
          </Text>
          {audience !== 'all' && (
            <Badge tone="accent" shape="plain">
              {t(`updates.${audience}`)}
            </Badge>
          )}
        </Row>
        <h3 dir="auto" className={textCss.prose}>
          {title}
        </h3>
        <div className={textCss.prose}>
          <RichText document={description} rank={3} />
        </div>
        {editedAt && (
          <Row flow>
            <Text size="small" muted>
              {t('updates.edited', { date: siteDate(editedAt, 'date') })}
            </Text>
            <Text size="small">
              <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {t('updates.edits', { count: edits, versions: formatNumber(edits, i18n.language) })}
              </TextButton>
            </Text>
          </Row>
        )}
        {isOpen && <Edits campaignId={campaignId} update={update} />}
      </Stack>
    </Panel>
  );
};
