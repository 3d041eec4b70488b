import { coveredPersonsApi, type CoveredSecret, type Wire } from '@cairn/contracts';
import type { CoveredCase } from '@cairn/contracts/campaigns/covered/covered.replies';
import { countryIn, formatCount } from '../../lib/format/format.js';
import { useLanguage, useSay } from '../../lib/words/words.js';
import { Section } from '../../ui/layout/detail.js';
import { Facts } from '../../ui/records/facts.js';
import { RecordLink } from '../../ui/records/record-link.js';
import { Secret } from '../../ui/records/secret.js';
import { CalendarDate, Code, Muted, Said, SmallMuted } from '../../ui/records/text.js';

export type Covered = Wire<CoveredCase>;

interface PartProps {
  person: Covered;
}

const LABELS = { name: 'covered.name', dateOfBirth: 'covered.born' } as const;

/** SEC-50. */
const CoveredValue = ({ id, field, masked }: { id: string; field: CoveredSecret; masked: string }) => {
  const say = useSay();
  return (
    <Secret
      label={say(LABELS[field])}
      masked={masked}
      kind={field === 'dateOfBirth' ? 'day' : 'name'}
      read={(client, reason) => client.send(coveredPersonsApi.reveal, { params: { id }, body: { field, reason } })}
    />
  );
};

/** Who it is, in what role, of which campaign. */
export const WhoIsCovered = ({ person }: PartProps) => {
  const say = useSay();
  const language = useLanguage();
  const { id, role, kind, name, country, hasBirthDate, campaign, campaignId, source } = person;
  return (
    <Section title={say('covered.who')}>
      <Facts
        facts={[
          {
            label: say('covered.campaign'),
            value: (
              <RecordLink resource="campaigns" id={campaignId}>
                {campaign}
              </RecordLink>
            ),
          },
          { label: say('covered.role'), value: say(`covered.roles.${role}`) },
          { label: say('covered.kind'), value: say(`covered.kinds.${kind}`) },
          { label: say('covered.name'), value: <CoveredValue id={id} field="name" masked={name} /> },
          {
            label: say('covered.born'),
            value: hasBirthDate ? <CoveredValue id={id} field="dateOfBirth" masked="••••-••-••" /> : null,
          },
          { label: say('covered.country'), value: <Said>{countryIn(language, country) ?? country}</Said> },
          { label: say('covered.law'), value: source === '' ? null : <Code>{source}</Code> },
        ]}
      />
    </Section>
  );
};

/** Every "yes", with what it means under the rule; of the others the number alone would say nothing. */
export const Questionnaire = ({ person: { answers, questions } }: PartProps) => {
  const say = useSay();
  const happened = answers.filter((answer) => answer.happened);
  const sourceOf = (kind: Covered['answers'][number]['kind']): string =>
    questions.find((question) => question.kind === kind)?.source ?? '';
  return (
    <Section title={say('covered.questionnaire')}>
      {happened.length === 0 && (
        <p>
          <Muted>{say(answers.length === 0 ? 'covered.not_answered' : 'covered.no_events')}</Muted>
        </p>
      )}
      {happened.map(({ kind, occurredOn, inEffect, description, verdict }, place) => (
        // Answers of a record never change their order.
        <div key={place}>
          <h4>{say(`covered.events.${kind}`)}</h4>
          <Facts
            facts={[
              { label: say('covered.law'), value: <Code>{sourceOf(kind)}</Code> },
              { label: say('covered.occurred'), value: occurredOn && <CalendarDate date={occurredOn} /> },
              { label: say('covered.in_effect'), value: say(inEffect ? 'covered.yes' : 'covered.no') },
              { label: say('covered.verdict'), value: verdict && say(`covered.verdicts.${verdict}`) },
              { label: say('covered.happened'), value: description && <Said>{description}</Said> },
            ]}
          />
        </div>
      ))}
    </Section>
  );
};

/** Documents about the person, by links that are logged. */
export const CoveredEvidence = ({ person: { documents } }: PartProps) => {
  const say = useSay();
  return (
    <Section title={say('covered.evidence')}>
      {documents.length === 0 ? (
        <p>
          <Muted>{say('covered.no_evidence')}</Muted>
        </p>
      ) : (
        <ul>
          {documents.map(({ id, name, link, state }) => (
            <li key={id}>
              {link === null ? (
                <Said>{name}</Said>
              ) : (
                <a href={link} download>
                  <Said>{name}</Said>
                </a>
              )}{' '}
              {state !== 'ready' && <SmallMuted>{say(`covered.${state}`)}</SmallMuted>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
};

/** Entries of the lists in force that the person resembles. */
export const CoveredMatches = ({ person: { matches, kind } }: PartProps) => {
  const say = useSay();
  const language = useLanguage();
  if (kind === 'company') return null;
  return (
    <Section title={say('covered.matches')}>
      {matches.length === 0 ? (
        <p>
          <Muted>{say('covered.no_matches')}</Muted>
        </p>
      ) : (
        <Facts
          facts={matches.map(({ listKind, entryId, name, score, birthDates }) => ({
            key: `${listKind} ${entryId}`,
            label: <Said>{name}</Said>,
            value: (
              <>
                {say(`screening.kinds.${listKind}`)}, {say('covered.points', { score: formatCount(language, score) })}{' '}
                <Code>{[entryId, ...birthDates].join(' ')}</Code>
              </>
            ),
          }))}
        />
      )}
    </Section>
  );
};
