import { IconFileText } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/api/session.js';
import { Icon } from '../../../ui/brand/icon.js';
import { LoadMore } from '../../../ui/data/load-more.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { layoutCss, Row, Stack } from '../../../ui/layout/layout.js';
import { Rows } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';
import type { PageData } from '../queries.js';
import { DocumentRow } from './document-row.js';
import { documentsQuery } from './queries.js';

/** The filing, which is elsewhere. */
const Filing = ({ address }: { address: string }) => {
  const { t } = useTranslation('campaign');
  return (
    <Row as="li" top>
      <Icon of={IconFileText} />
      <Stack gap={1} className={layoutCss.grow}>
        <Text strong>{t('company.formC')}</Text>
        <Text size="small" muted>
          {t('documents.elsewhere', { host: new URL(address).hostname })}
        </Text>
      </Stack>
      <a className={textCss.link} href={address} target="_blank" rel="noopener nofollow noreferrer">
        {t('company.open')}
      </a>
    </Row>
  );
};

interface UploadedProps {
  page: PageData;
  /** Above the papers, in the same list. */
  first: ReactNode;
}

const Uploaded = ({ page, first }: UploadedProps) => {
  const session = useSession();
  const query = useInfiniteQuery(documentsQuery(page.id, session?.expirationDate ?? null));
  return (
    <>
      <QueryBoundary query={query} pending={<RowSkeleton count={Math.min(page.parts.documents, 4)} />}>
        {({ pages }) => (
          <Rows>
            {first}
            {pages
              .flatMap(({ items }) => items)
              .map((document) => (
                <DocumentRow key={document.id} campaignId={page.id} document={document} />
              ))}
          </Rows>
        )}
      </QueryBoundary>
      <LoadMore query={query} size="sm" />
    </>
  );
};

/** Papers of a campaign: those that anybody may open, and those that are asked for. */
export const Documents = ({ page }: { page: PageData }) => {
  const { t } = useTranslation('campaign');
  const filing = page.formCLink ? <Filing address={page.formCLink} /> : null;
  return (
    <section id="documents">
      <Stack gap={3}>
        <h2>{t('documents.title')}</h2>
        {page.parts.documents > 0 && <Uploaded page={page} first={filing} />}
        {page.parts.documents === 0 && filing && <Rows>{filing}</Rows>}
        {!page.formCLink && page.parts.documents === 0 && <Text muted>{t('documents.none')}</Text>}
      </Stack>
    </section>
  );
};
