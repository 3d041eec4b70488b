import { kycApi } from '@cairn/contracts/kyc/kyc.endpoints';
import { hasWholePaper, PAPER_PAGES, type PaperPage } from '@cairn/contracts/kyc/identity-papers';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Notice } from '../../../ui/layout/surface.js';
import { papersQuery } from '../queries.js';
import { DocumentsPanel } from './documents-panel.js';

/** After one side of a card the other is offered. */
const OTHER_SIDE: Partial<Record<string, PaperPage>> = {
  identity_card_front: 'identity_card_back',
  identity_card_back: 'identity_card_front',
  driving_licence_front: 'driving_licence_back',
  driving_licence_back: 'driving_licence_front',
};

const [FIRST, ...OTHERS] = PAPER_PAGES;

/** The third step where staff of the site confirm an identity: the document by which they do. */
export const OwnPapers = () => {
  const { t } = useTranslation('kyc');
  const queries = useQueryClient();
  const query = useQuery(papersQuery);
  return (
    <QueryBoundary query={query} pending={<FormSkeleton fields={2} />}>
      {(papers) => {
        const isWhole = hasWholePaper(papers.map(({ title }) => title));
        const next = isWhole ? undefined : OTHER_SIDE[papers[0]?.title ?? ''];
        return (
          <DocumentsPanel
            documents={papers}
            titles={next === undefined ? [FIRST, ...OTHERS] : [next, ...PAPER_PAGES.filter((page) => page !== next)]}
            heading={t('documents.own')}
            added={t('documents.waits')}
            send={async (body) => {
              await send(kycApi.addPaper, { body });
              await queries.invalidateQueries({ queryKey: papersQuery.queryKey });
            }}
          >
            <Notice tone={isWhole ? 'success' : 'warning'}>{t(isWhole ? 'documents.here' : 'documents.needed')}</Notice>
          </DocumentsPanel>
        );
      }}
    </QueryBoundary>
  );
};
