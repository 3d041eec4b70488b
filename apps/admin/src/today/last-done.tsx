import { adminApi } from '@cairn/contracts';
import { Link } from 'react-router-dom';
import { useConsoleQuery } from '../app/client.js';
import { useCodeWord, useSay } from '../app/words.js';
import { Loading } from '../shell/loading.js';
import { ErrorNotice } from '../ui/records/notice.js';
import { Moment, Said } from '../ui/records/text.js';
import css from './today.module.css';

const SHOWN = 5;

/** The end of the audit log. */
export const LastDone = () => {
  const say = useSay();
  const wordOf = useCodeWord();
  const { data, error, refetch } = useConsoleQuery(['audit-log', 'last'], (client) =>
    client.send(adminApi.auditLog, { query: { page: 1, perPage: SHOWN, sort: 'newest' } }),
  );
  return (
    <section className={css.panel}>
      <h3>{say('today.last_done')}</h3>
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <Loading />}
      {data?.items.length === 0 && <p className={css.fine}>{say('audit.empty')}</p>}
      <ul className={css.log}>
        {data?.items.map(({ id, at, actor, action }) => (
          <li key={id}>
            <span className={css.fine}>
              <Moment at={at} />
            </span>
            <span>
              <Said>{actor}</Said> {wordOf('audit.actions', action)}
            </span>
          </li>
        ))}
      </ul>
      <Link to="/audit-log">{say('nav.audit')}</Link>
    </section>
  );
};
