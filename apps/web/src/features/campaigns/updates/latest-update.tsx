import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/api/session.js';
import { formatNumber } from '../../../lib/format/format.js';
import { useSite } from '../../../lib/site/site.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Panel } from '../../../ui/layout/surface.js';
import { textOfDocument } from '../../../ui/text/rich-text.js';
import { Text, textCss } from '../../../ui/text/text.js';
import { countUpdates } from '../page-parts.js';
import type { PageData } from '../queries.js';
import { updatesQuery } from './queries.js';

/** The first paragraph says what an update is about. */
const firstParagraph = (document: object): string => {
  const blocks = 'content' in document && Array.isArray(document.content) ? (document.content as object[]) : [];
  return blocks.map((block) => textOfDocument(block).trim()).find((text) => text !== '') ?? '';
};

/** The newest update in short, in the overview; nothing for whoever may not read it, or where there is none. */
export const LatestUpdate = ({ page }: { page: PageData }) => {
  const { t, i18n } = useTranslation('campaign');
  const isSignedIn = useSession() !== null;
  const { data: site } = useSite();
  const count = countUpdates(page.parts.updates);
  const isReader = count > 0 && (isSignedIn || site?.updatesPublic === 'yes');
  const { data } = useInfiniteQuery({ ...updatesQuery(page.id), enabled: isReader });
  const latest = data?.pages[0]?.items[0];
  if (latest === undefined) return null;
  return (
    <Stack as="section" gap={3}>
      <Row between>
        <h3>{t('updates.latest')}</h3>
        <a className={textCss.link} href="#updates">
          {t('updates.all', { count, updates: formatNumber(count, i18n.language) })}
        </a>
      </Row>
      <Panel as="article">
        <Stack gap={2}>
          <Text size="small" muted>
            <SiteDate value={latest.createdAt} />
          </Text>
          <h4 dir="auto">{latest.title}</h4>
          <Text as="p" muted dir="auto">
            {firstParagraph(latest.description)}
          </Text>
        </Stack>
      </Panel>
    </Stack>
  );
};
