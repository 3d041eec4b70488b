import type { Wire } from '@cairn/contracts';
import type { Submission, TermsVersion } from '@cairn/contracts/campaigns/review/review.replies';
import { useSay } from '../../../lib/words/words.js';
import { useFieldWord } from '../../../lib/words/campaign-fields.js';
import { Section } from '../../../ui/layout/detail.js';
import { Moment, Muted, Said } from '../../../ui/records/text.js';
import { Timeline } from '../../../ui/records/timeline.js';
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
              <strong>{say('review.number', { number })}</strong>
              {say('list.separator')}
              {say(`review.states.${state}`)}
              <br />
              <Muted>
                <Moment at={decidedAt ?? submittedAt} />
                {decidedBy !== null && (
                  <>
                    {say('list.separator')}
                    <Said>{decidedBy}</Said>
                  </>
                )}
              </Muted>
              {message !== null && (
                <p>
                  <Said>{message}</Said>
                </p>
              )}
              {notes.length > 0 && (
                <ul>
                  {notes.map(({ field, note }) => (
                    <li key={field}>
                      {wordOf(field)}: <Said>{note}</Said>
                    </li>
                  ))}
                </ul>
              )}
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
