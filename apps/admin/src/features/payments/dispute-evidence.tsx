import { paymentsDeskApi, type EvidenceItem, type Wire } from '@cairn/contracts';
import { EVIDENCE_ALERT_DAYS } from '@cairn/contracts/payments/dispute-evidence';
import type { AdminDispute } from '@cairn/contracts/payments/payments-desk.replies';
import { useCalls } from '../../lib/data/client.js';
import { useMay } from '../../lib/data/reader.js';
import { useRead, useRefresh } from '../../lib/data/reads.js';
import { saveFile } from '../../lib/data/save-file.js';
import { useSay } from '../../lib/words/words.js';
import { Decisions } from '../../ui/forms/decisions.js';
import { useReasonField } from '../../ui/forms/use-reason-field.js';
import { Section } from '../../ui/layout/detail.js';
import { FactsSkeleton } from '../../ui/layout/skeletons.js';
import { Badge } from '../../ui/records/badge.js';
import { Facts } from '../../ui/records/facts.js';
import { ErrorNotice } from '../../ui/records/notice.js';
import { Moment, Muted } from '../../ui/records/text.js';

const DAY = 86_400_000;

/** Items of which the pack holds documents; the others are entries of its letter. */
const DOCUMENTS: readonly EvidenceItem[] = ['receipt', 'agreement', 'certificate'];

/** When the evidence is due and how long that is, in red for its last days. */
export const EvidenceDue = ({ at, isUndecided }: { at: string; isUndecided: boolean }) => {
  const say = useSay();
  const { clock } = useCalls();
  const left = Date.parse(at) - clock.now();
  const days = Math.floor(left / DAY);
  const words = left <= 0 ? say('desk.evidence.over') : say('desk.evidence.left', { smart_count: days });
  return (
    <>
      <Moment at={at} />{' '}
      {isUndecided && (
        <Badge tone={left <= EVIDENCE_ALERT_DAYS * DAY ? 'danger' : 'neutral'} shape={left <= 0 ? 'square' : 'half'}>
          {left > 0 && days === 0 ? say('desk.evidence.last_day') : words}
        </Badge>
      )}
    </>
  );
};

/** What the evidence pack of a dispute holds, and why something is missing. */
export const EvidenceContents = ({ id }: { id: string }) => {
  const say = useSay();
  const { data, error, refetch } = useRead(['disputes', 'evidence', id], (provider) => provider.disputeEvidence(id));
  return (
    <Section title={say('desk.evidence.title')}>
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <FactsSkeleton count={8} />}
      {data !== undefined && (
        <Facts
          facts={data.map(({ item, count, gap }) => ({
            label: say(`desk.evidence.items.${item}`),
            value:
              gap === null ? (
                say(DOCUMENTS.includes(item) ? 'desk.evidence.documents' : 'desk.evidence.entries', {
                  smart_count: count,
                })
              ) : (
                <Muted>{say(`desk.evidence.gaps.${gap}`)}</Muted>
              ),
          }))}
        />
      )}
    </Section>
  );
};

/** Downloads the pack. SEC-50: a reason is required, and the audit log keeps it. */
export const EvidenceActs = ({ dispute }: { dispute: Wire<AdminDispute> }) => {
  const say = useSay();
  const may = useMay();
  const { files } = useCalls();
  const refresh = useRefresh('disputes');
  const field = useReasonField();
  if (!may('payments.manage')) return null;
  const { id, ref, userName: name } = dispute;
  return (
    <Decisions
      decisions={[
        {
          key: 'evidence',
          label: say('desk.evidence.download'),
          tone: 'secondary',
          blockedBy: null,
          title: say('desk.evidence.download_title', { name }),
          body: say('desk.evidence.download_body'),
          confirm: say('desk.evidence.download'),
          field,
          done: null,
          run: async (reason) => {
            const answer = await files.send(paymentsDeskApi.downloadEvidence, { params: { id }, body: { reason } });
            saveFile(answer, `evidence-${ref}.zip`);
            await refresh();
          },
        },
      ]}
    />
  );
};
