import type { Wire } from '@cairn/contracts';
import type { AuditEntry } from '@cairn/contracts/admin/admin.replies';
import { useCodeWord, useSay } from '../../lib/words/words.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { Code, Moment, Said, SmallMuted, Strong } from '../../ui/records/text.js';
import css from './audit.module.css';
import { ChainNotice } from './chain-notice.js';
import { Changes } from './changes.js';
import { useAuditFilters } from './use-audit-filters.js';

type Row = Wire<AuditEntry>;

/** The kind of record in words: one of the platform's, or one of the content's. */
const useSubject = (): ((type: string) => string) => {
  const wordOf = useCodeWord();
  return (type) => {
    const word = wordOf('audit.subjects', type);
    return word === type ? wordOf('content.kinds', type) : word;
  };
};

const Entry = ({ entry }: { entry: Row }) => {
  const say = useSay();
  const subjectOf = useSubject();
  const action = useCodeWord()('audit.actions', entry.action);
  return (
    <li className={css.entry}>
      <div className={css.head}>
        <span>
          <Strong>{action}</Strong>
          {action !== entry.action && (
            <>
              {' '}
              <SmallMuted>
                <Code>{entry.action}</Code>
              </SmallMuted>
            </>
          )}
        </span>
        <span className={css.muted}>
          <Moment at={entry.at} />
        </span>
      </div>
      <p className={css.meta}>
        <Said>{entry.actor}</Said>
        <span title={entry.subjectType}>
          {subjectOf(entry.subjectType)} <Code>{entry.subjectId}</Code>
        </span>
      </p>
      {entry.reason !== null && (
        <p>
          {say('audit.reason')} <Said>{entry.reason}</Said>
        </p>
      )}
      <Changes before={entry.before} after={entry.after} />
    </li>
  );
};

/** Who did what, and what it was before. Nothing here can be changed. */
export const AuditList = () => {
  const say = useSay();
  return (
    <ListPage<Row>
      resource="audit-log"
      title={say('nav.audit')}
      firstState={null}
      order="DESC"
      views={[]}
      columns={[{ key: 'action', header: say('nav.audit'), renderCell: ({ action }) => action }]}
      tabs={<ChainNotice />}
      filters={useAuditFilters()}
      emptyText={say('audit.empty')}
      renderBody={(entries) => (
        <ul className={css.entries}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    />
  );
};
