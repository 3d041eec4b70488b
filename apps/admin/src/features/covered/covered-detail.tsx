import { COVERED_DECISIONS, COVERED_STATES, coveredLifecycle } from '@cairn/contracts';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useMay } from '../../lib/data/reader.js';
import { useRecord } from '../../lib/data/reads.js';
import { formatCount } from '../../lib/format/format.js';
import { useLanguage, useSay } from '../../lib/words/words.js';
import { Decisions } from '../../ui/forms/decisions.js';
import { Detail, Section } from '../../ui/layout/detail.js';
import { Avatar } from '../../ui/records/avatar.js';
import { History } from '../../ui/records/history.js';
import { Notice } from '../../ui/records/notice.js';
import { Moment, Said } from '../../ui/records/text.js';
import { CoveredBadge } from './covered-badge.js';
import { CoveredEvidence, CoveredMatches, Questionnaire, WhoIsCovered, type Covered } from './covered-facts.js';
import { DecideForm } from './decide-form.js';

const Acts = ({ person }: { person: Covered }) => {
  const say = useSay();
  const [isOpen, setIsOpen] = useState(false);
  if (!useMay()('screening.review')) return null;
  if (!COVERED_DECISIONS.some((one) => coveredLifecycle.allows(person.state, one))) return null;
  return (
    <Decisions decisions={[]}>
      <Button variant="contained" onClick={() => setIsOpen(true)}>
        {say('covered.decide')}
      </Button>
      {isOpen && <DecideForm person={person} onClose={() => setIsOpen(false)} />}
    </Decisions>
  );
};

/** What was decided, and what stands against a decision now. */
const Notices = ({ person }: { person: Covered }) => {
  const say = useSay();
  const language = useLanguage();
  const { reason, disclosure, exception, state, closingWaits, answersOld, days } = person;
  return (
    <>
      {closingWaits && (
        <Notice tone="warning">
          <p>{say('covered.closing_waits')}</p>
        </Notice>
      )}
      {answersOld && (
        <Notice tone="warning">
          <p>{say('covered.answers_old', { days: formatCount(language, days) })}</p>
        </Notice>
      )}
      {reason !== null && (
        <Notice tone={state === 'disqualified' ? 'danger' : 'info'}>
          <p>
            {say('covered.decided_because')} <Said>{reason}</Said>
          </p>
          {exception !== null && <p>{say(`covered.exceptions.${exception}`)}</p>}
          {disclosure !== null && (
            <p>
              {say('covered.disclosure')}: <Said>{disclosure}</Said>
            </p>
          )}
        </Notice>
      )}
    </>
  );
};

const CoveredHistory = ({ person: { history } }: { person: Covered }) => {
  const say = useSay();
  const wordOf = (code: string): string => {
    const state = COVERED_STATES.find((one) => one === code);
    return state === undefined ? code : say(`covered.states.${state}`);
  };
  return (
    <Section title={say('covered.history')}>
      <History entries={history.toReversed()} wordOf={wordOf} />
    </Section>
  );
};

/** One covered person of a campaign: questionnaire, evidence, matches, and what was decided. */
export const CoveredDetail = ({ id }: { id: string }) => {
  const say = useSay();
  return (
    <Detail backTo="/covered-persons" query={useRecord('covered-persons', id)}>
      {(person) => ({
        kicker: person.answeredAt && (
          <>
            {say('covered.answered')} <Moment at={person.answeredAt} />
          </>
        ),
        picture: <Avatar id={person.id} name={person.name} size="large" />,
        name: person.name,
        title: <Said>{person.name}</Said>,
        under: (
          <>
            <CoveredBadge state={person.state} />
            {say(`covered.roles.${person.role}`)}
          </>
        ),
        body: (
          <>
            <Notices person={person} />
            <WhoIsCovered person={person} />
            <Questionnaire person={person} />
            <CoveredEvidence person={person} />
            <CoveredMatches person={person} />
            <CoveredHistory person={person} />
          </>
        ),
        foot: <Acts person={person} />,
      })}
    </Detail>
  );
};
