import { contentDraftsApi, type Wire } from '@cairn/contracts';
import type { ContentRecord, ContentVersion } from '@cairn/contracts/content/admin-content.replies';
import { useClient } from '../../lib/data/client.js';
import { useSay } from '../../lib/words/words.js';
import { Section } from '../../ui/layout/detail.js';
import type { Decision } from '../../ui/forms/decision.js';
import { Decisions } from '../../ui/forms/decisions.js';
import { ErrorNotice } from '../../ui/records/notice.js';
import { Moment, Muted, Said, Strong } from '../../ui/records/text.js';
import { Timeline } from '../../ui/records/timeline.js';
import { useContentChanged, useVersions } from '../../lib/data/content.js';

interface RecordVersionsProps {
  record: Wire<ContentRecord>;
  /** The text in the editor was replaced. */
  onReplaced: (record: Wire<ContentRecord>) => void;
}

const By = ({ at, who }: { at: string; who: string | null }) => {
  const say = useSay();
  return (
    <Muted>
      <Moment at={at} />
      {say('list.separator')}
      {who === null ? say('content.versions.product') : <Said>{who}</Said>}
    </Muted>
  );
};

/** The published versions of a page, below its draft; each can be restored. */
export const RecordVersions = ({ record, onReplaced }: RecordVersionsProps) => {
  const say = useSay();
  const client = useClient();
  const changed = useContentChanged();
  const { data, error, refetch } = useVersions(record.id);
  const params = { id: record.id };
  const replace = async (now: Promise<Wire<ContentRecord>>): Promise<void> => {
    onReplaced(await now);
    await changed();
  };
  const discard: Decision = {
    key: 'discard',
    label: say('content.versions.discard'),
    tone: 'secondary',
    blockedBy: null,
    title: say('content.versions.discard_title'),
    body: say('content.versions.discard_body'),
    confirm: say('content.versions.discard'),
    field: null,
    done: say('content.versions.discarded'),
    run: () => replace(client.send(contentDraftsApi.discard, { params })),
  };
  const restore = ({ number }: Wire<ContentVersion>): Decision => ({
    key: 'restore',
    label: say('content.versions.restore'),
    tone: 'secondary',
    blockedBy: null,
    title: say('content.versions.restore_title', { number }),
    body: say(record.draft === null ? 'content.versions.restore_body' : 'content.versions.restore_over'),
    confirm: say('content.versions.restore'),
    field: null,
    done: say('content.versions.restored', { number }),
    run: () => replace(client.send(contentDraftsApi.restore, { params, body: { version: number } })),
  });
  const versions = data?.items ?? [];
  const isKnown = versions.length > 0;
  return (
    <Section title={say('content.versions.title')}>
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      <Timeline
        entries={[
          ...(record.draft === null
            ? []
            : [
                {
                  key: 'draft',
                  isOpen: true,
                  body: (
                    <>
                      <Strong>{say('content.versions.draft')}</Strong>
                      <By at={record.draft.savedAt} who={record.draft.savedBy} />
                      {isKnown && <Decisions decisions={[discard]} />}
                    </>
                  ),
                },
              ]),
          ...versions.map((version, place) => ({
            key: version.id,
            body: (
              <>
                <Strong>
                  {say(place === 0 ? 'content.versions.current' : 'content.versions.earlier', {
                    number: version.number,
                  })}
                </Strong>
                <By at={version.publishedAt} who={version.publishedBy} />
                {place > 0 && <Decisions decisions={[restore(version)]} />}
              </>
            ),
          })),
        ]}
      />
    </Section>
  );
};
