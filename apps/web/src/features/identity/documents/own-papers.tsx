import { kycApi } from '@cairn/contracts/kyc/kyc.endpoints';
import { hasWholePaper, missingSide, PAPER_PAGES } from '@cairn/contracts/kyc/identity-papers';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Notice } from '../../../ui/layout/surface.js';
import { papersQuery } from '../queries.js';
import { DocumentsPanel } from './documents-panel.js';

const [FIRST, ...OTHERS] = PAPER_PAGES;

interface OwnPapersProps {
  /** Whether the record was declined: a document that is here may be the reason. */
  again?: boolean;
}

/** The third step where staff of the site confirm an identity: the document by which they do. */
export const OwnPapers = ({ again = false }: OwnPapersProps) => {
  const { t } = useTranslation('kyc');
  const queries = useQueryClient();
  const query = useQuery(papersQuery);
  const wordsOf = (titles: readonly string[]): string => {
    if (hasWholePaper(titles)) return t(again ? 'documents.again' : 'documents.here');
    const missing = missingSide(titles);
    return t(missing === null ? 'documents.needed' : `documents.missing.${missing}`);
  };
  return (
    <QueryBoundary query={query} pending={<FormSkeleton fields={2} />}>
      {(papers) => {
        const titles = papers.map(({ title }) => title);
        const next = missingSide(titles);
        return (
          <DocumentsPanel
            documents={papers}
            titles={next === null ? [FIRST, ...OTHERS] : [next, ...PAPER_PAGES.filter((page) => page !== next)]}
            heading={t('documents.own')}
            send={async (body) => {
              const all = await send(kycApi.addPaper, { body });
              await queries.invalidateQueries({ queryKey: papersQuery.queryKey });
              return wordsOf(all.map(({ title }) => title));
            }}
          >
            <Notice tone={again ? 'info' : hasWholePaper(titles) ? 'success' : 'warning'}>{wordsOf(titles)}</Notice>
          </DocumentsPanel>
        );
      }}
    </QueryBoundary>
  );
};
