import { Button } from '@mui/material';
import { adminContentApi, type ContentKind, type Language, type Wire } from '@cairn/contracts';
import type { ContentRecord } from '@cairn/contracts/content/admin-content.replies';
import { IconEye, IconPencil } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useClient } from '../app/client.js';
import { useCodeWord, useSay } from '../app/words.js';
import { Decisions } from '../ui/decisions.js';
import { ErrorNotice } from '../ui/notice.js';
import { Muted } from '../ui/text.js';
import css from './editor.module.css';
import { mayAdd } from './kinds.js';
import { LanguageSwitch } from './language-switch.js';
import { RecordPreview } from './record-preview.js';
import { RecordSide } from './record-side.js';
import { TextFields } from './text-fields.js';
import { useContentChanged } from './use-content.js';
import { useRecordDraft } from './use-record-draft.js';

/** The page asks before it is left with something unsaved. */
function useLeaveWarning(isDirty: boolean): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    if (isDirty) window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
}

const Remove = ({ record }: { record: Wire<ContentRecord> }) => {
  const say = useSay();
  const client = useClient();
  const navigate = useNavigate();
  const changed = useContentChanged();
  return (
    <Decisions
      decisions={[
        {
          key: 'remove',
          label: say('content.remove'),
          tone: 'danger',
          blockedBy: null,
          title: say('content.remove_title', { title: record.title }),
          body: <p>{say('content.remove_body')}</p>,
          confirm: say('content.remove'),
          field: null,
          done: say('content.removed'),
          run: async () => {
            await client.send(adminContentApi.remove, { params: { id: record.id } });
            void navigate(`/content/${record.kind}`);
            await changed();
          },
        },
      ]}
    />
  );
};

interface RecordEditorProps {
  kind: ContentKind;
  /** Null for a new one. */
  record: Wire<ContentRecord> | null;
}

/** One record in all its languages: words, what else it is, and how it will look. */
export const RecordEditor = ({ kind, record }: RecordEditorProps) => {
  const say = useSay();
  const wordOf = useCodeWord();
  const navigate = useNavigate();
  const [language, setLanguage] = useState<Language>('en');
  const [isPreview, setIsPreview] = useState(false);
  const { draft, setDraft, save, undo, isBusy, isDirty, errors, failure } = useRecordDraft(kind, record);
  // The rich editor has a text of its own; undoing gives it the kept one by making it anew.
  const [edition, setEdition] = useState(0);
  useLeaveWarning(isDirty);

  const keep = async (): Promise<void> => {
    const saved = await save();
    if (saved !== null && record === null) void navigate(`/content/${kind}/${saved.id}`, { replace: true });
  };
  return (
    <>
      <div className={css.bar}>
        <Link className={css.back} to={`/content/${kind}`}>
          {wordOf('content.kinds', kind)}
        </Link>
        <div className={css.acts}>
          {isDirty && <Muted>{say('content.unsaved')}</Muted>}
          <LanguageSwitch value={language} onChange={setLanguage} />
          <Button
            variant="outlined"
            color="inherit"
            aria-pressed={isPreview}
            onClick={() => setIsPreview(!isPreview)}
            startIcon={isPreview ? <IconPencil size={18} stroke={1.75} /> : <IconEye size={18} stroke={1.75} />}
          >
            {isPreview ? say('content.edit') : say('content.preview')}
          </Button>
          {isDirty && (
            <Button
              color="inherit"
              disabled={isBusy}
              onClick={() => {
                undo();
                setEdition(edition + 1);
              }}
            >
              {say('content.undo')}
            </Button>
          )}
          <Button variant="contained" disabled={!isDirty || isBusy} aria-busy={isBusy} onClick={() => void keep()}>
            {say('content.save')}
          </Button>
        </div>
      </div>
      <div className={css.grid}>
        <div className={css.panel}>
          {failure !== null && <ErrorNotice error={failure} />}
          {isPreview ? (
            <RecordPreview kind={kind} id={record?.id ?? null} language={language} draft={draft} />
          ) : (
            <TextFields
              key={`${language}.${edition}`}
              kind={kind}
              language={language}
              draft={draft}
              onChange={setDraft}
              errors={errors}
            />
          )}
        </div>
        <div className={css.side}>
          <RecordSide kind={kind} id={record?.id ?? null} draft={draft} onChange={setDraft} errors={errors} />
          {record !== null && mayAdd(kind) && <Remove record={record} />}
        </div>
      </div>
    </>
  );
};
