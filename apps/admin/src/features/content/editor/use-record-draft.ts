import { ApiError } from '@cairn/client';
import { adminContentApi, CONTENT_KINDS, contentDraftsApi, type ContentKind, type Wire } from '@cairn/contracts';
import type { ContentRecord } from '@cairn/contracts/content/admin-content.replies';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { useClient } from '../../../lib/data/client.js';
import { useSay } from '../../../lib/words/words.js';
import { useKeptDraft } from '../../../ui/forms/use-kept-draft.js';
import { codeFrom, draftOf, emptyDraft, isSameDraft, type RecordDraft } from './record-draft.js';
import { useContentChanged } from '../../../lib/data/content.js';

interface KeptRecord {
  draft: RecordDraft;
  /** When the record was last saved as it was read; null for a new one. */
  readAt: string | null;
}

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
  const waiting = useKeptDraft<KeptRecord>(`${kind}/${record?.id ?? 'new'}`);
  const [draft, setDraft] = useState<RecordDraft>(waiting.kept?.draft ?? kept);
  // A restored draft keeps the version that it was based on, so that a later save by somebody else is not overwritten.
  const [readBefore, setReadBefore] = useState(waiting.kept?.readAt ?? null);
  const readAt = readBefore ?? record?.updatedAt ?? null;
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
      body: { ...rest, ...code, readAt: readAt ?? record.updatedAt },
    });
  };

  /** The record as the server keeps it now, or null when it was refused. */
  const keep = async (work: () => Promise<Wire<ContentRecord>>, done: string): Promise<Wire<ContentRecord> | null> => {
    setIsBusy(true);
    setFailure(null);
    try {
      const saved = await work();
      notify(done, { type: 'success', autoHideDuration: 5000, messageArgs: { _: done } });
      setDraft(draftOf(saved));
      setReadBefore(null);
      await changed();
      return saved;
    } catch (error) {
      setFailure(error);
      return null;
    } finally {
      setIsBusy(false);
    }
  };

  const isDirty = !isSameDraft(draft, kept);
  useEffect(() => waiting.keep(isDirty ? { draft, readAt } : null));
  const isPublished = CONTENT_KINDS[kind].isPublished === true;
  const publish = async (): Promise<Wire<ContentRecord>> => {
    const saved = record === null || isDirty ? await send() : record;
    return client.send(contentDraftsApi.publish, { params: { id: saved.id }, body: { readAt: saved.updatedAt } });
  };

  return {
    draft,
    setDraft,
    save: () => keep(send, say(isPublished ? 'content.versions.kept' : 'content.saved')),
    /** Saves unsaved changes and publishes them. */
    publish: () => keep(publish, say('content.versions.now_public')),
    /** The text was replaced: by an earlier version or the published one. */
    replace: (now: Wire<ContentRecord>) => {
      setFailure(null);
      setDraft(draftOf(now));
      setReadBefore(null);
    },
    /** Changes typed before the session ended were restored. */
    isKept: waiting.kept !== null,
    isBusy,
    isDirty,
    errors: fieldsOf(failure),
    failure,
    undo: () => {
      setFailure(null);
      setDraft(kept);
      setReadBefore(null);
    },
  };
}
