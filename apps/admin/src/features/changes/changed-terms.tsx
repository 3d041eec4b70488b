import type { Wire } from '@cairn/contracts';
import type { TermChange } from '@cairn/contracts/campaigns/changes/changes.replies';
import { useFieldWord } from '../../lib/words/campaign-fields.js';
import { useSay } from '../../lib/words/words.js';
import { Section } from '../../ui/layout/detail.js';
import { FieldValue } from '../../ui/records/campaign-field-value.js';
import { Facts } from '../../ui/records/facts.js';

interface ChangedTermsProps {
  changes: readonly Wire<TermChange>[];
  currency: string;
}

/** Each term with its old and its new value. */
export const ChangedTerms = ({ changes, currency }: ChangedTermsProps) => {
  const say = useSay();
  const wordOf = useFieldWord();
  return changes.map(({ field, before, after }) => (
    <Section key={field} title={wordOf(field)}>
      <Facts
        facts={[
          { label: say('campaigns.before'), value: <FieldValue field={field} value={before} currency={currency} /> },
          { label: say('campaigns.after'), value: <FieldValue field={field} value={after} currency={currency} /> },
        ]}
      />
    </Section>
  ));
};
