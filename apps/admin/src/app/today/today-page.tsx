import { useMay, useMaySee } from '../../lib/data/reader.js';
import { useQueues } from '../../lib/data/reads.js';
import { formatAge, formatCount } from '../../lib/format/format.js';
import { useLanguage, useSay } from '../../lib/words/words.js';
import { GettingReady } from '../../features/getting-ready/getting-ready.js';
import { FreezeNotice } from '../../features/ledger/freeze-notice.js';
import { EvidenceDueNotice } from '../../features/payments/evidence-due-notice.js';
import { Page } from '../../ui/layout/page.js';
import { ErrorNotice } from '../../ui/records/notice.js';
import { CellsSkeleton } from '../../ui/layout/skeletons.js';
import { Moment } from '../../ui/records/text.js';
import { BooksPanel } from './books-panel.js';
import { LastDone } from './last-done.js';
import { OldestFirst } from './oldest-first.js';
import { ClearQueues, QueueCell } from './queue-cell.js';
import { QUEUES, type Queue } from './queues.js';
import css from './today.module.css';

/** The first screen: what waits, how long the oldest has waited, and what to take first. */
export const TodayPage = () => {
  const say = useSay();
  const language = useLanguage();
  const may = useMay();
  const maySee = useMaySee();
  const { data: queues, error, refetch, dataUpdatedAt } = useQueues();
  const seen = QUEUES.filter(({ permission }) => may(permission));
  const countOf = (resource: string) => queues?.find(({ queue }) => queue === resource);
  const isWaiting = ({ resource }: Queue): boolean => (countOf(resource)?.count ?? 0) > 0;
  const waiting = seen.filter(isWaiting);
  const clear = seen.filter((queue) => !isWaiting(queue));
  const total = seen.reduce((sum, { resource }) => sum + (countOf(resource)?.count ?? 0), 0);
  const oldest = seen.flatMap(({ resource }) => countOf(resource)?.oldest ?? []).sort()[0];
  return (
    <Page title={say('nav.today')} isHome>
      <div className={css.body}>
        {maySee('ledger-accounts') && (
          <FreezeNotice frozenSince={queues?.find(({ queue }) => queue === 'ledger-verification')?.oldest ?? null} />
        )}
        {may('payments.read') && <EvidenceDueNotice count={countOf('dispute-evidence')?.count ?? 0} />}
        {may('settings.change') && <GettingReady />}
        {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
        {error === null && queues === undefined && <CellsSkeleton count={8} />}
        {queues !== undefined && (
          <>
            <p className={css.muted}>
              {say('today.waiting', { smart_count: total, count: formatCount(language, total) })}{' '}
              {oldest !== undefined &&
                say('today.oldest_is', { age: formatAge(language, dataUpdatedAt - Date.parse(oldest)) })}{' '}
              {say('today.counted')} <Moment at={new Date(dataUpdatedAt).toISOString()} />
            </p>
            {seen.length > 0 && (
              <section aria-label={say('today.queues')} className={css.queues}>
                {waiting.map((queue) => (
                  <QueueCell key={queue.resource} queue={queue} waiting={countOf(queue.resource)} now={dataUpdatedAt} />
                ))}
                {clear.length > 0 && <ClearQueues queues={clear} />}
              </section>
            )}
          </>
        )}
        <div className={css.split}>
          <OldestFirst queues={queues === undefined ? (error === null ? undefined : seen) : waiting} />
          <div className={css.panels}>
            {maySee('ledger-accounts') && <BooksPanel />}
            {maySee('audit-log') && <LastDone />}
          </div>
        </div>
      </div>
    </Page>
  );
};
