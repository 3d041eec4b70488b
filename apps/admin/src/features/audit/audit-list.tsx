import type { Wire } from '@cairn/contracts';
import type { AuditEntry } from '@cairn/contracts/admin/admin.replies';
import type { ResourceName } from '../../lib/data/resources.js';
import { useCodeWord, useSay } from '../../lib/words/words.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { CopyButton } from '../../ui/records/copy-button.js';
import { HolderLink, RecordLink } from '../../ui/records/record-link.js';
import { Moment, Said, Strong } from '../../ui/records/text.js';
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

/** Which list a record opens in. */
const LISTS: Readonly<Record<string, ResourceName>> = {
  campaign: 'campaigns',
  material_change: 'campaign-changes',
  identity: 'identities',
  accreditation: 'accreditations',
  investment: 'investments',
  payout: 'payouts',
  withdrawal: 'withdrawals',
  refund: 'refunds',
  payment: 'payments',
  dispute: 'disputes',
  contact_inquiry: 'inquiries',
  comment: 'comments',
  message_report: 'message-reports',
  user: 'users',
};

/** The changed record, as a link where it can be opened, and the person or the campaign that it belongs to. */
const Subject = ({ entry: { subjectType, subjectId, about } }: { entry: Row }) => {
  const word = useSubject()(subjectType);
  const list = about?.id === subjectId ? undefined : LISTS[subjectType];
  return (
    <>
      {list === undefined ? (
        <Said>{word}</Said>
      ) : (
        <RecordLink resource={list} id={subjectId}>
          {word}
        </RecordLink>
      )}
      {about !== null && (
        <>
          <span aria-hidden="true">·</span>
          <HolderLink holder={about} />
        </>
      )}
    </>
  );
};

const Entry = ({ entry }: { entry: Row }) => {
  const say = useSay();
  const action = useCodeWord()('audit.actions', entry.action);
  return (
    <li className={css.entry}>
      <div className={css.head}>
        <Strong>{action}</Strong>
        <span className={css.muted}>
          <Moment at={entry.at} />
        </span>
      </div>
      <p className={css.meta}>
        <Said>{entry.actor}</Said>
        <span className={css.subject}>
          <Subject entry={entry} />
          <CopyButton text={entry.subjectId} label={say('ledger.copy_source')} />
        </span>
      </p>
      {entry.reason !== null && (
        <p>
          {say('audit.reason')} <Said>{entry.reason}</Said>
        </p>
      )}
      <Changes subject={entry.subjectType} about={entry.about} before={entry.before} after={entry.after} />
    </li>
  );
};

/** Who changed which record, with the values before. Nothing here can be edited. */
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
