import type { Wire } from '@cairn/contracts';
import { PROPERTY_FIELDS } from '@cairn/contracts/campaigns/wizard/link-names';
import type { CompanyProfile } from '@cairn/contracts/campaigns/campaign-draft.reply';
import { countryIn } from '../../lib/format/format.js';
import { useLanguage, useSay } from '../../lib/words/words.js';
import { Section } from '../../ui/layout/detail.js';
import { Facts } from '../../ui/records/facts.js';
import { OutsideLink } from '../../ui/records/outside-link.js';
import { Said } from '../../ui/records/text.js';

/** The facts of a property that its owner states. */
export const PropertySection = ({ company }: { company: Wire<CompanyProfile> }) => {
  const say = useSay();
  const language = useLanguage();
  const stated = PROPERTY_FIELDS.filter((name) => company[name] !== null);
  if (stated.length === 0) return null;
  const valueOf = (name: (typeof PROPERTY_FIELDS)[number]) => {
    const value = String(company[name]);
    if (name === 'propertyURL') return <OutsideLink to={value} />;
    return <Said>{name === 'propertyCountry' ? countryIn(language, value) : value}</Said>;
  };
  return (
    <Section title={say('campaigns.property')}>
      <Facts facts={stated.map((name) => ({ label: say(`campaigns.fields.${name}`), value: valueOf(name) }))} />
    </Section>
  );
};
