import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSay } from '../../lib/words/words.js';
import { FactsSkeleton } from '../../ui/layout/skeletons.js';
import { Page } from '../../ui/layout/page.js';
import { ErrorNotice } from '../../ui/records/notice.js';
import { LedgerTabs } from './ledger-tabs.js';
import css from './ledger.module.css';

interface LedgerPageProps<Answer> {
  query: Pick<UseQueryResult<Answer>, 'data' | 'error' | 'refetch' | 'fetchStatus'>;
  /** Stays whatever the answer is: fields that ask for another one. */
  head?: ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** A page of the ledger that shows one answer: loading, failed, or loaded; nothing where none is asked for. */
export const LedgerPage = <Answer,>({
  query: { data, error, refetch, fetchStatus },
  head,
  children,
}: LedgerPageProps<Answer>) => (
  <Page title={useSay()('nav.ledger')}>
    <LedgerTabs />
    <div className={css.body}>
      {head}
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && fetchStatus !== 'idle' && <FactsSkeleton count={8} />}
      {data !== undefined && children(data)}
    </div>
  </Page>
);
