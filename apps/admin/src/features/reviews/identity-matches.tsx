import type { Wire } from '@cairn/contracts';
import type { IdentityDetail } from '@cairn/contracts/admin/review.replies';
import { formatCount } from '../../lib/format/format.js';
import { useLanguage, useSay } from '../../lib/words/words.js';
import { Section } from '../../ui/layout/detail.js';
import { Entries } from '../../ui/records/entries.js';
import { RecordLink } from '../../ui/records/record-link.js';
import { CaseBadge } from '../../ui/records/screening-badges.js';

type Review = Wire<IdentityDetail>;

/** Why the identity cannot be approved: a match with a list that is undecided or confirmed. */
export function useUndecidedMatch({ matches }: Review): string | null {
  const say = useSay();
  if (matches.some(({ state }) => state === 'open')) return say('screening.waits');
  return matches.some(({ state }) => state === 'confirmed') ? say('screening.is_confirmed') : null;
}

/** Entries of lists that may be this person. */
export const IdentityMatches = ({ review: { matches } }: { review: Review }) => {
  const say = useSay();
  const language = useLanguage();
  if (matches.length === 0) return null;
  return (
    <Section title={say('screening.matches')}>
      <Entries
        entries={matches.map(({ id, entryName, company, listKind, score, state }) => ({
          key: id,
          title: (
            <RecordLink resource="screening-cases" id={id}>
              {entryName}
            </RecordLink>
          ),
          badge: <CaseBadge state={state} />,
          line: [
            ...(company === null ? [] : [company]),
            say(`screening.kinds.${listKind}`),
            say('screening.points', { score: formatCount(language, score) }),
          ],
        }))}
      />
    </Section>
  );
};
