import type { Wire } from '@cairn/contracts';
import type { ReviewedChange } from '@cairn/contracts/campaigns/changes/changes.admin.replies';
import { useRecord } from '../../lib/data/reads.js';
import { useSay } from '../../lib/words/words.js';
import { Decisions } from '../../ui/forms/decisions.js';
import { Detail, Section } from '../../ui/layout/detail.js';
import { Facts, type Fact } from '../../ui/records/facts.js';
import { Money } from '../../ui/records/money.js';
import { ReasonNotice } from '../../ui/records/notice.js';
import { RecordLink } from '../../ui/records/record-link.js';
import { Code, Moment, Said } from '../../ui/records/text.js';
import { ChangeBadge } from './change-badge.js';
import { ChangedTerms } from './changed-terms.js';
import { useChangeDecisions } from './use-change-decisions.js';

type Change = Wire<ReviewedChange>;

const moment = (at: string | null) => at !== null && <Moment at={at} />;

/** What the change causes, or would cause if it were approved now. */
const useEffectFacts = (change: Change): Fact[] => {
  const say = useSay();
  const { investors, investedAmount, currency, closesAt, wouldAnswerUntil, wouldCloseAt, answerUntil, version } =
    change;
  return [
    { label: say('changes.investors'), value: <Code>{investors}</Code> },
    { label: say('changes.amount'), value: <Money minor={investedAmount} currency={currency} /> },
    { label: say('changes.answer_until'), value: moment(answerUntil ?? wouldAnswerUntil) || null },
    { label: say('changes.closes'), value: moment(closesAt) || null },
    ...(wouldCloseAt === null || wouldCloseAt === closesAt
      ? []
      : [{ label: say('changes.would_close'), value: <Moment at={wouldCloseAt} /> }]),
    ...(version === null ? [] : [{ label: say('changes.version'), value: <Code>{version}</Code> }]),
    { label: say('changes.rule'), value: <Code>{change.rule.citation}</Code> },
  ];
};

const Answers = ({ answers, currency }: Pick<Change, 'answers' | 'currency'>) => {
  const say = useSay();
  return (
    <Section title={say('changes.answers')}>
      <Facts
        areFigures
        facts={answers.map(({ state, investments, amount }) => ({
          label: say(`changes.answered.${state}`),
          value: (
            <>
              {say('changes.answered_count', { smart_count: investments })} <Money minor={amount} currency={currency} />
            </>
          ),
        }))}
      />
    </Section>
  );
};

const Effect = ({ change }: { change: Change }) => {
  const say = useSay();
  return (
    <Section title={say(change.state === 'proposed' ? 'changes.would_cause' : 'changes.causes')}>
      <Facts facts={useEffectFacts(change)} />
    </Section>
  );
};

const Acts = ({ change }: { change: Change }) => <Decisions decisions={useChangeDecisions(change)} />;

/** A proposed change of the terms: old and new values, the reason, and what approving it causes. */
export const ChangeDetail = ({ id }: { id: string }) => {
  const say = useSay();
  const query = useRecord('campaign-changes', id);
  return (
    <Detail backTo="/campaign-changes" query={query}>
      {(change) => ({
        kicker: (
          <>
            {say('changes.proposed')} <Moment at={change.proposedAt} />
          </>
        ),
        picture: null,
        name: change.campaignName,
        title: (
          <RecordLink resource="campaigns" id={change.campaignId}>
            {change.campaignName}
          </RecordLink>
        ),
        under: (
          <>
            <ChangeBadge state={change.state} />
            <RecordLink resource="users" id={change.ownerId}>
              {change.ownerName}
            </RecordLink>
          </>
        ),
        body: (
          <>
            <ReasonNotice label={say('changes.declined_because')} reason={change.declineReason} />
            <ChangedTerms changes={change.changes} currency={change.currency} />
            <Section title={say('changes.reason')}>
              <p dir="auto">
                <Said>{change.reason}</Said>
              </p>
            </Section>
            <Effect change={change} />
            {change.answers.length > 0 && <Answers answers={change.answers} currency={change.currency} />}
          </>
        ),
        foot: <Acts change={change} />,
      })}
    </Detail>
  );
};
