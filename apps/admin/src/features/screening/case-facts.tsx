import type { Wire } from '@cairn/contracts';
import type { ScreeningCase } from '@cairn/contracts/screening/screening.replies';
import { countryIn, formatCount } from '../../lib/format/format.js';
import { useIdentitySecrets } from '../../ui/records/identity-secrets.js';
import { useLanguage, useSay } from '../../lib/words/words.js';
import { Section } from '../../ui/layout/detail.js';
import { Facts } from '../../ui/records/facts.js';
import { RecordLink } from '../../ui/records/record-link.js';
import { Code, Muted, Said } from '../../ui/records/text.js';

type Match = Wire<ScreeningCase>;

const COUNTRY = /^[a-z]{2}$/iu;

/** A list names its countries by their codes, and some that are none. */
const useCountries = () => {
  const language = useLanguage();
  const say = useSay();
  return (codes: readonly string[]): string =>
    codes
      .map((code) => (COUNTRY.test(code) ? (countryIn(language, code.toUpperCase()) ?? code) : code))
      .join(say('list.separator'));
};

/** What is alike, and how much it counts. */
export const WhyAlike = ({ match }: { match: Match }) => {
  const say = useSay();
  const language = useLanguage();
  const points = (score: number): string => say('screening.points', { score: formatCount(language, score) });
  return (
    <Section title={say('screening.why')}>
      <Facts
        facts={[
          { label: say('screening.score'), value: points(match.score) },
          { label: say('screening.matched_name'), value: <Said>{match.matchedName}</Said> },
          { label: say('screening.name_alike'), value: points(match.nameScore) },
          { label: say('screening.birth'), value: say(`screening.births.${match.birth}`) },
          { label: say('screening.country'), value: say(`screening.countries.${match.country}`) },
        ]}
      />
    </Section>
  );
};

/** Who was compared. */
export const WhoIsCompared = ({ match: { person, company, userId, name, email } }: { match: Match }) => {
  const say = useSay();
  const secrets = useIdentitySecrets();
  const language = useLanguage();
  return (
    <Section title={say('screening.who')}>
      {company !== null ? (
        <Facts
          facts={[
            { label: say('screening.company'), value: <Said>{company}</Said> },
            {
              label: say('screening.company_of'),
              value: (
                <RecordLink resource="users" id={userId}>
                  {name}
                </RecordLink>
              ),
            },
            { label: say('people.email'), value: <Code>{email}</Code> },
          ]}
        />
      ) : person === null ? (
        <p>
          <Muted>{say('screening.no_record')}</Muted>
        </p>
      ) : (
        <Facts
          facts={[
            { label: say('screening.legal_name'), value: <Said>{person.legalName}</Said> },
            ...secrets(person.identityId, ['dateOfBirth'], { dateOfBirth: `${person.birthYear}-••-••` }),
            { label: say('people.country'), value: <Said>{countryIn(language, person.country)}</Said> },
            { label: say('people.email'), value: <Code>{email}</Code> },
            {
              label: say('screening.identity'),
              value: (
                <RecordLink resource="identities" id={person.identityId}>
                  {person.legalName}
                </RecordLink>
              ),
            },
          ]}
        />
      )}
    </Section>
  );
};

/** The entry as the list had it when it was compared. */
export const ListedEntry = ({ match: { entry, listKind } }: { match: Match }) => {
  const say = useSay();
  const countriesOf = useCountries();
  const join = (texts: readonly string[]): string => texts.join(say('list.separator'));
  const said = (text: string) => (text === '' ? null : <Said>{text}</Said>);
  return (
    <Section title={say('screening.who_entry')}>
      <Facts
        facts={[
          { label: say('screening.list'), value: say(`screening.kinds.${listKind}`) },
          { label: say('screening.matched_name'), key: 'name', value: said(entry.name) },
          { label: say('screening.aliases'), value: said(join(entry.aliases)) },
          {
            label: say('screening.births_listed'),
            value: entry.birthDates.length > 0 ? <Code>{join(entry.birthDates)}</Code> : null,
          },
          { label: say('screening.countries_listed'), value: said(countriesOf(entry.countries)) },
          { label: say('screening.addresses'), value: said(entry.addresses) },
          { label: say('screening.identifiers'), value: said(entry.identifiers) },
          { label: say('screening.sanctions'), value: said(entry.sanctions) },
          { label: say('screening.dataset'), value: said(entry.dataset) },
          { label: say('screening.schema'), value: <Code>{entry.schema}</Code> },
          { label: say('screening.first_seen'), value: entry.firstSeen === '' ? null : <Code>{entry.firstSeen}</Code> },
          {
            label: say('screening.last_change'),
            value: entry.lastChange === '' ? null : <Code>{entry.lastChange}</Code>,
          },
          { label: say('screening.entry_id'), value: <Code>{entry.id}</Code> },
        ]}
      />
    </Section>
  );
};
