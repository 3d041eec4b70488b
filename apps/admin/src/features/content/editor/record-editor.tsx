import { adminContentApi, CONTENT_KINDS, type ContentKind, type Language, type Wire } from '@cairn/contracts';
import type { ContentRecord } from '@cairn/contracts/content/admin-content.replies';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useClient } from '../../../lib/data/client.js';
import { useLanguage, useSay } from '../../../lib/words/words.js';
import { Decisions } from '../../../ui/forms/decisions.js';
import { LeaveGuard } from '../../../ui/forms/leave-guard.js';
import { ErrorNotice, Notice } from '../../../ui/records/notice.js';
import { EditorBar } from './editor-bar.js';
import css from '../editor.module.css';
import { mayAdd } from '../kinds.js';
import { RecordPreview } from '../record-preview.js';
import { RecordSide } from '../record-side.js';
import { RecordVersions } from '../record-versions.js';
import { TextFields } from './text-fields.js';
import { useContentChanged } from '../../../lib/data/content.js';
import { useRecordDraft } from './use-record-draft.js';

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
  const navigate = useNavigate();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [isPreview, setIsPreview] = useState(false);
  const { draft, setDraft, save, publish, replace, undo, isBusy, isDirty, isKept, errors, failure } = useRecordDraft(
    kind,
    record,
  );
  // The rich editor keeps its own copy of the text; undo resets it by mounting a new editor.
  const [edition, setEdition] = useState(0);
  const [isCreated, setIsCreated] = useState(false);

  const keep = async (kept: Promise<Wire<ContentRecord> | null>): Promise<void> => {
    const saved = await kept;
    if (saved === null || record !== null) return;
    // The guard has to know before the navigation, not after it.
    flushSync(() => setIsCreated(true));
    void navigate(`/content/${kind}/${saved.id}`, { replace: true });
  };
  return (
    <>
      <LeaveGuard isDirty={isDirty && !isBusy && !(isCreated && record === null)} />
      <EditorBar
        kind={kind}
        record={record}
        language={language}
        onLanguage={setLanguage}
        isPreview={isPreview}
        onPreview={setIsPreview}
        isDirty={isDirty}
        isBusy={isBusy}
        onUndo={() => {
          undo();
          setEdition(edition + 1);
        }}
        onSave={() => void keep(save())}
        onPublish={() => void keep(publish())}
      />
      <div className={css.grid}>
        <div className={css.panel}>
          {isKept && isDirty && <Notice tone="info">{say('unsaved.kept')}</Notice>}
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
          {record !== null && CONTENT_KINDS[kind].isPublished === true && (
            <div className={css.panel}>
              <RecordVersions
                record={record}
                onReplaced={(now) => {
                  replace(now);
                  setEdition(edition + 1);
                }}
              />
            </div>
          )}
          {record !== null && mayAdd(kind) && <Remove record={record} />}
        </div>
      </div>
    </>
  );
};
