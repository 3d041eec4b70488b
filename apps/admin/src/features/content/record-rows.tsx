import { LANGUAGES, type Wire } from '@cairn/contracts';
import type { ContentRow } from '@cairn/contracts/content/admin-content.replies';
import { joinList } from '@cairn/i18n';
import { Link } from 'react-router-dom';
import { useLanguage, useSay } from '../../lib/words/words.js';
import { Badge } from '../../ui/records/badge.js';
import { Code, Said, ShortDay } from '../../ui/records/text.js';
import css from './content.module.css';
import { SortableRows } from './sortable-rows.js';

export type RecordRow = Wire<ContentRow>;

export const languageName = (code: string): string => LANGUAGES.find((known) => known.code === code)?.name ?? code;

/** A record in its list: its name, whether it is shown, and where words are missing. */
const RecordLine = ({ row }: { row: RecordRow }) => {
  const say = useSay();
  const language = useLanguage();
  return (
    <>
      <div className={css.name}>
        <Link to={`/content/${row.kind}/${row.id}`}>
          <Said>{row.title}</Said>
        </Link>
        <span className={css.code}>
          <Code>{row.code}</Code>
        </span>
      </div>
      <span className={css.marks}>
        {!row.enabled && (
          <Badge tone="neutral" shape="hollow">
            {say('content.off')}
          </Badge>
        )}
        {row.hasDraft && (
          <Badge tone="neutral" shape="hollow">
            {say('content.versions.draft')}
          </Badge>
        )}
        {row.missing.length > 0 && (
          <Badge tone="warning" shape="half">
            {say('content.missing_in', { languages: joinList(language, row.missing.map(languageName)) })}
          </Badge>
        )}
        <span className={css.changed}>
          {say('content.changed')} <ShortDay at={row.updatedAt} />
        </span>
      </span>
    </>
  );
};

/** The results of a search or a view, without a sort order. */
export const FoundRows = ({ label, rows }: { label: string; rows: readonly RecordRow[] }) => (
  <ul className={css.rows} aria-label={label}>
    {rows.map((row) => (
      <li key={row.id} className={css.row}>
        <RecordLine row={row} />
      </li>
    ))}
  </ul>
);

interface RecordRowsProps {
  label: string;
  rows: readonly RecordRow[];
  parentId: string | null;
  onOrder: (parentId: string | null, ids: string[]) => void;
}

/** The records under one parent in their order, each with its own entries. */
export const RecordRows = ({ label, rows, parentId, onOrder }: RecordRowsProps) => (
  <SortableRows
    label={label}
    rows={rows.filter((row) => row.parentId === parentId)}
    onOrder={(ids) => onOrder(parentId, ids)}
    renderRow={(row) => <RecordLine row={row} />}
    renderUnder={(row) =>
      rows.some((child) => child.parentId === row.id) ? (
        <RecordRows label={row.title} rows={rows} parentId={row.id} onOrder={onOrder} />
      ) : null
    }
  />
);
