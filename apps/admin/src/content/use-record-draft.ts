import { ApiError } from '@cairn/client';
import { adminContentApi, type ContentKind, type Wire } from '@cairn/contracts';
import type { ContentRecord } from '@cairn/contracts/content/admin-content.replies';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useClient } from '../app/client.js';
import { useSay } from '../app/words.js';
import { codeFrom, draftOf, emptyDraft, isSameDraft, type RecordDraft } from './record-draft.js';
import { useContentChanged } from './use-content.js';

const fieldsOf = (failure: unknown): Record<string, string> =>
  failure instanceof ApiError ? Object.fromEntries(failure.fields.map(({ field, msg }) => [field, msg])) : {};

const titleOf = ({ texts }: RecordDraft): string => {
  const words = Object.values(texts.en ?? {}).find((value) => typeof value === 'string');
  return typeof words === 'string' ? words : '';
};

/** A record being edited: what it is now, whether that is kept, and what the server refused of it. */
export function useRecordDraft(kind: ContentKind, record: Wire<ContentRecord> | null) {
  const say = useSay();
  const client = useClient();
  const notify = useNotify();
  const changed = useContentChanged();
  const kept = record === null ? emptyDraft(kind) : draftOf(record);
  const [draft, setDraft] = useState<RecordDraft>(kept);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);

  const send = (): Promise<Wire<ContentRecord>> => {
    if (record === null) {
      const code = draft.code === '' ? codeFrom(titleOf(draft)) || crypto.randomUUID() : draft.code;
      return client.send(adminContentApi.create, { body: { ...draft, kind, code } });
    }
    const code = draft.code === kept.code ? {} : { code: draft.code };
    const { code: _code, ...rest } = draft;
    return client.send(adminContentApi.change, {
      params: { id: record.id },
      body: { ...rest, ...code, readAt: record.updatedAt },
    });
  };

  /** The record as the server keeps it now, or null when it was refused. */
  const save = async (): Promise<Wire<ContentRecord> | null> => {
    setIsBusy(true);
    setFailure(null);
    try {
      const saved = await send();
      notify(say('content.saved'), {
        type: 'success',
        autoHideDuration: 5000,
        messageArgs: { _: say('content.saved') },
      });
      setDraft(draftOf(saved));
      await changed();
      return saved;
    } catch (error) {
      setFailure(error);
      return null;
    } finally {
      setIsBusy(false);
    }
  };

  return {
    draft,
    setDraft,
    save,
    isBusy,
    isDirty: !isSameDraft(draft, kept),
    errors: fieldsOf(failure),
    failure,
    undo: () => {
      setFailure(null);
      setDraft(kept);
    },
  };
}
