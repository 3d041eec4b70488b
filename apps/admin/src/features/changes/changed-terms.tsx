import type { Wire } from '@cairn/contracts';
import type { TermChange } from '@cairn/contracts/campaigns/changes/changes.replies';
import { useSay } from '../../lib/words/words.js';
import { Section } from '../../ui/layout/detail.js';
import { Facts } from '../../ui/records/facts.js';
import { TermValue, useTermWord } from './term-value.js';

interface ChangedTermsProps {
  changes: readonly Wire<TermChange>[];
  currency: string;
}

/** Each term with its old and its new value. */
export const ChangedTerms = ({ changes, currency }: ChangedTermsProps) => {
  const say = useSay();
  const wordOf = useTermWord();
  return changes.map(({ field, before, after }) => (
    <Section key={field} title={wordOf(field)}>
      <Facts
        facts={[
          { label: say('campaigns.before'), value: <TermValue field={field} value={before} currency={currency} /> },
          { label: say('campaigns.after'), value: <TermValue field={field} value={after} currency={currency} /> },
        ]}
      />
    </Section>
  ));
};
