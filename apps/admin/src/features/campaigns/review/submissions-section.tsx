import type { Wire } from '@cairn/contracts';
import type { Submission, TermsVersion } from '@cairn/contracts/campaigns/review/review.replies';
import { useSay } from '../../../lib/words/words.js';
import { useFieldWord } from '../../../lib/words/campaign-fields.js';
import { Section } from '../../../ui/layout/detail.js';
import { SubmissionBadge } from '../../../ui/records/state-badge.js';
import { Moment, Muted, Said, Strong } from '../../../ui/records/text.js';
import { Timeline } from '../../../ui/records/timeline.js';
import css from './desk.module.css';
import { Differences } from './differences.js';

/** Each submission with what became of it, newest first. */
export const SubmissionsSection = ({ submissions }: { submissions: readonly Wire<Submission>[] }) => {
  const say = useSay();
  const wordOf = useFieldWord();
  if (submissions.length === 0) return null;
  return (
    <Section title={say('review.submissions')}>
      <Timeline
        entries={submissions.map(({ number, submittedAt, state, message, decidedBy, decidedAt, notes }) => ({
          key: String(number),
          isOpen: state === 'waiting',
          body: (
            <>
              <div className={css.submission}>
                <Strong>{say('review.number', { number })}</Strong>
                <SubmissionBadge state={state} />
              </div>
              <Muted>
                <Moment at={decidedAt ?? submittedAt} />
                {decidedBy !== null && (
                  <>
                    {say('list.separator')}
                    <Said>{decidedBy}</Said>
                  </>
                )}
              </Muted>
              {message !== null && <Said>{message}</Said>}
              {notes.map(({ field, note }) => (
                <div key={field} className={css.submissionNote}>
                  <Strong>{wordOf(field)}</Strong>
                  <p dir="auto">{note}</p>
                </div>
              ))}
            </>
          ),
        }))}
      />
    </Section>
  );
};

interface VersionsProps {
  versions: readonly Wire<TermsVersion>[];
  currency: string | null;
}

/** The terms that investors decide on, each version against the one before. */
export const VersionsSection = ({ versions, currency }: VersionsProps) => {
  const say = useSay();
  return (
    <Section title={say('review.versions')}>
      {versions.length === 0 && <p>{say('review.versions_none')}</p>}
      {versions.map(({ version, madeAt, madeBy, changes }) => (
        <details key={version}>
          <summary>
            <strong>{say('review.version', { number: version })}</strong>
            {say('list.separator')}
            <Muted>
              <Moment at={madeAt} />
              {madeBy !== null && (
                <>
                  {say('list.separator')}
                  <Said>{madeBy}</Said>
                </>
              )}
            </Muted>
          </summary>
          <Differences changes={changes} currency={currency} notes={null} />
        </details>
      ))}
    </Section>
  );
};
