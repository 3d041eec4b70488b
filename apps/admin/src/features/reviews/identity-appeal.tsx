import type { Wire } from '@cairn/contracts';
import type { IdentityDetail } from '@cairn/contracts/admin/review.replies';
import { useCodeWord, useSay } from '../../lib/words/words.js';
import { Section } from '../../ui/layout/detail.js';
import { Facts } from '../../ui/records/facts.js';
import { Moment, Said } from '../../ui/records/text.js';

/** That the record is here again because of an appeal: against which decision, and in which words. */
export const IdentityAppeal = ({ appeal }: Pick<Wire<IdentityDetail>, 'appeal'>) => {
  const say = useSay();
  const wordOf = useCodeWord();
  if (appeal === null) return null;
  const { note, at, declineReason, declinedBy, declinedAt } = appeal;
  return (
    <Section title={say('reviews.appeal')}>
      <Facts
        facts={[
          { label: say('reviews.appealed'), value: <Moment at={at} /> },
          { label: say('reviews.appeal_words'), value: <Said>{note}</Said> },
          { label: say('reviews.appeal_declined'), value: declinedAt === null ? null : <Moment at={declinedAt} /> },
          {
            label: say('reviews.appeal_by'),
            value: declinedBy === null ? null : <Said>{wordOf('reviews.providers', declinedBy)}</Said>,
          },
          {
            label: say('reviews.appeal_reason'),
            value: declineReason === null ? null : <Said>{declineReason}</Said>,
          },
        ]}
      />
    </Section>
  );
};
