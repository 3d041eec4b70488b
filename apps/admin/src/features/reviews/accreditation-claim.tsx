import { adminApi, type Wire } from '@cairn/contracts';
import type { AccreditationDetail } from '@cairn/contracts/admin/review.replies';
import { ACCREDITATION_CONFLICTS } from '@cairn/contracts/kyc/accreditation-methods';
import type { ReactNode } from 'react';
import { useCodeWord, useSay } from '../../lib/words/words.js';
import { Section } from '../../ui/layout/detail.js';
import { Facts, type Fact } from '../../ui/records/facts.js';
import { Notice, ReasonNotice } from '../../ui/records/notice.js';
import { RecordLink } from '../../ui/records/record-link.js';
import { Secret } from '../../ui/records/secret.js';
import { ReviewBadge } from '../../ui/records/state-badge.js';
import { CalendarDate, Code, Moment, Said } from '../../ui/records/text.js';
import { DocumentState } from './identity-checks.js';
import { useIdentitySecrets } from '../../ui/records/identity-secrets.js';

type Review = Wire<AccreditationDetail>;
interface Part {
  review: Review;
}

/** A statement of a claim that is no amount: a box that was ticked, a code, a number. */
function useStatement() {
  const say = useSay();
  const wordOf = useCodeWord();
  return (name: string, value: string | boolean): ReactNode => {
    if (typeof value === 'boolean') return say(value ? 'users.on' : 'users.off');
    return name === 'licence' ? wordOf('accreditation.licences', value) : <Code>{value}</Code>;
  };
}

/** What the claim itself says; each amount is revealed alone (SEC-50). */
export const Claimed = ({ review: { id, claim } }: Part) => {
  const say = useSay();
  const wordOf = useCodeWord();
  const statement = useStatement();
  if (claim === null) return null;
  const { secrets, ...statements } = claim;
  const amounts: Fact[] = secrets.map((field) => {
    const label = field === 'netWorth' ? say('accreditation.sum') : wordOf('accreditation.figures', field);
    const value = (
      <Secret
        label={label}
        read={(client, reason) => client.send(adminApi.revealClaim, { params: { id }, body: { field, reason } })}
      />
    );
    return { label, value };
  });
  const others: Fact[] = Object.entries(statements).flatMap(([name, value]) =>
    value === null ? [] : [{ label: wordOf('accreditation.figures', name), value: statement(name, value) }],
  );
  return (
    <Section title={say('accreditation.claim')}>
      <Facts facts={[...amounts, ...others]} />
    </Section>
  );
};

/** The person's earlier statements next to the claim, so that the reviewer sees both. */
export const Stated = ({ review: { stated, conflicts, proposal } }: Part) => {
  const say = useSay();
  const secrets = useIdentitySecrets();
  const known: readonly string[] = conflicts;
  return (
    <Section title={say('accreditation.stated')}>
      {known.length > 0 && (
        <Notice tone="warning">
          <ul>
            {ACCREDITATION_CONFLICTS.filter((conflict) => known.includes(conflict)).map((conflict) => (
              <li key={conflict}>{say(`accreditation.conflicts.${conflict}`)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {proposal !== null && (
        <>
          <ReasonNotice label={say('accreditation.proposed_because')} reason={proposal.reason} />
          <Facts
            facts={[
              { label: say('accreditation.proposed_by'), value: <Code>{proposal.by}</Code> },
              { label: say('accreditation.proposed_at'), value: <Moment at={proposal.at} /> },
            ]}
          />
        </>
      )}
      {stated !== null && (
        <Facts
          facts={[
            {
              label: say('users.identity'),
              value: (
                <RecordLink resource="identities" id={stated.identityId}>
                  <ReviewBadge state={stated.state} />
                </RecordLink>
              ),
            },
            { label: say('reviews.legal_name'), value: <Said>{stated.legalName}</Said> },
            ...secrets(stated.identityId, stated.figures),
            { label: say('accreditation.spouse'), value: stated.spouse && <Said>{stated.spouse}</Said> },
          ]}
        />
      )}
    </Section>
  );
};

/** What the provider says of it. */
export const useVerdictFacts = () => {
  const say = useSay();
  const wordOf = useCodeWord();
  return ({ provider }: Review): readonly Fact[] =>
    provider === null
      ? []
      : [
          {
            label: say('accreditation.provider'),
            value: (
              <>
                {wordOf('accreditation.provider_states', provider.state)}{' '}
                {provider.code && <Code>{provider.code}</Code>}
              </>
            ),
          },
        ];
};

/** Who confirms the claim, and when they did. */
export const useConfirmerFacts = () => {
  const say = useSay();
  const wordOf = useCodeWord();
  return ({ confirmer }: Review): readonly Fact[] =>
    confirmer === null
      ? []
      : [
          {
            label: say('accreditation.confirmer'),
            value: (
              <>
                <Said>{confirmer.name}</Said>, {wordOf('accreditation.professions', confirmer.profession)}
              </>
            ),
          },
          { label: say('accreditation.licence'), value: <Code>{confirmer.licence}</Code> },
          {
            label: say('accreditation.confirmed_on'),
            value:
              confirmer.confirmedOn === null ? (
                say('accreditation.not_yet')
              ) : (
                <CalendarDate date={confirmer.confirmedOn} />
              ),
          },
        ];
};

/** The documents, each with the day that it bears. */
export const Evidence = ({ review: { evidence } }: Part) => {
  const say = useSay();
  const wordOf = useCodeWord();
  if (evidence.length === 0) return null;
  return (
    <Facts
      facts={evidence.map(({ kind, name, file, link, datedOn }) => ({
        label: wordOf('accreditation.evidence_kinds', kind),
        value: (
          <>
            <Said>{name}</Said> <DocumentState document={{ file, link }} />{' '}
            {datedOn === null ? say('accreditation.undated') : <CalendarDate date={datedOn} />}
          </>
        ),
      }))}
    />
  );
};
