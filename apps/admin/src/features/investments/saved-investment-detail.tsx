import { savedInvestmentsApi, type Wire } from '@cairn/contracts';
import type { SavedInvestment } from '@cairn/contracts/investments/steps/saved-investment.replies';
import { useClient } from '../../lib/data/client.js';
import { useMay } from '../../lib/data/reader.js';
import { useRecord, useRefresh } from '../../lib/data/reads.js';
import { useSay } from '../../lib/words/words.js';
import { Decisions } from '../../ui/forms/decisions.js';
import { useReasonField } from '../../ui/forms/use-reason-field.js';
import { Detail, Section } from '../../ui/layout/detail.js';
import { Facts } from '../../ui/records/facts.js';
import { Money } from '../../ui/records/money.js';
import { recordHead } from '../../ui/records/record-head.js';
import { RecordLink } from '../../ui/records/record-link.js';
import { Code, Moment, Muted, Said } from '../../ui/records/text.js';
import { SavedBadge } from './saved-badge.js';

type Saved = Wire<SavedInvestment>;

const Standing = ({ saved }: { saved: Saved }) => {
  const say = useSay();
  const { campaignId, campaignName, amount, currency, holdsPlace, savedUntil } = saved;
  const { archivedAt, archiveReason, archiveNote } = saved;
  return (
    <Facts
      facts={[
        {
          label: say('investments.campaign'),
          value: (
            <RecordLink resource="campaigns" id={campaignId}>
              {campaignName}
            </RecordLink>
          ),
        },
        { label: say('list.amount'), value: <Money minor={amount} currency={currency} /> },
        ...(archivedAt === null || archiveReason === null
          ? [
              {
                label: say('saved_investments.holds_place'),
                value: say(holdsPlace ? 'saved_investments.yes' : 'saved_investments.no'),
              },
              { label: say('saved_investments.saved_until'), value: <Moment at={savedUntil} /> },
            ]
          : [
              { label: say('saved_investments.archived_at'), value: <Moment at={archivedAt} /> },
              {
                label: say('saved_investments.reason'),
                value: (
                  <>
                    {say(`saved_investments.reasons.${archiveReason}`)}
                    {archiveNote !== null && <Said>{archiveNote}</Said>}
                  </>
                ),
              },
            ]),
      ]}
    />
  );
};

const Steps = ({ saved: { steps } }: { saved: Saved }) => {
  const say = useSay();
  return (
    <Facts
      facts={steps.map(({ step, doneAt }) => ({
        key: step,
        label: say(`saved_investments.step.${step}`),
        value: doneAt === null ? <Muted>{say('saved_investments.open')}</Muted> : <Moment at={doneAt} />,
      }))}
    />
  );
};

const Acts = ({ saved: { id, number, state } }: { saved: Saved }) => {
  const say = useSay();
  const client = useClient();
  const refresh = useRefresh('saved-investments');
  const field = useReasonField();
  if (!useMay()('saved_investments.archive') || state !== 'open') return null;
  return (
    <Decisions
      decisions={[
        {
          key: 'archive',
          label: say('saved_investments.archive'),
          tone: 'danger',
          blockedBy: null,
          title: say('saved_investments.archive_title', { number }),
          body: say('saved_investments.archive_body'),
          confirm: say('saved_investments.archive'),
          field,
          done: say('saved_investments.archived', { number }),
          run: async (reason) => {
            await client.send(savedInvestmentsApi.archive, { params: { id }, body: { reason } });
            await refresh();
          },
        },
      ]}
    />
  );
};

/** One investment that was begun: how far it is, and why it is offered no more. */
export const SavedInvestmentDetail = ({ id }: { id: string }) => {
  const say = useSay();
  return (
    <Detail backTo="/saved-investments" query={useRecord('saved-investments', id)}>
      {(saved) => ({
        ...recordHead({
          begun: say('saved_investments.begun'),
          at: saved.begunAt,
          id: saved.investorId,
          leadsTo: 'users',
          name: saved.investorName,
          under: (
            <>
              <SavedBadge state={saved.state} />
              <Code>{saved.number}</Code>
            </>
          ),
        }),
        body: (
          <>
            <Standing saved={saved} />
            <Section title={say('saved_investments.steps')}>
              <Steps saved={saved} />
            </Section>
          </>
        ),
        foot: <Acts saved={saved} />,
      })}
    </Detail>
  );
};
