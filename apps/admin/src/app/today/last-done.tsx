import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import type { RowOf } from '../../lib/data/provider/lists.js';
import { useCodeWord, useSay } from '../../lib/words/words.js';
import { LogSkeleton } from '../../ui/layout/skeletons.js';
import { ErrorNotice } from '../../ui/records/notice.js';
import { HolderLink } from '../../ui/records/record-link.js';
import { Moment, Said, Strong } from '../../ui/records/text.js';
import css from './today.module.css';

const SHOWN = 5;

/** The end of the audit log. */
export const LastDone = () => {
  const say = useSay();
  const wordOf = useCodeWord();
  const { data, error, refetch } = useGetList<RowOf<'audit-log'>>(
    'audit-log',
    { pagination: { page: 1, perPage: SHOWN }, sort: { field: 'at', order: 'DESC' } },
    { retry: false },
  );
  return (
    <section className={css.panel}>
      <h3>{say('today.last_done')}</h3>
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <LogSkeleton count={SHOWN} />}
      {data?.length === 0 && <p className={css.fine}>{say('audit.empty')}</p>}
      <ul className={css.log}>
        {data?.map(({ id, at, actor, action, about }) => (
          <li key={id}>
            <span>
              <Strong>{wordOf('audit.actions', action)}</Strong>
              {about !== null && (
                <>
                  {' '}
                  <HolderLink holder={about} />
                </>
              )}
            </span>
            <span className={css.fine}>
              <Said>{actor}</Said> · <Moment at={at} />
            </span>
          </li>
        ))}
      </ul>
      <Link to="/audit-log">{say('nav.audit')}</Link>
    </section>
  );
};
