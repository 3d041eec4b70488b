import { SCREENING_CASE_STATES, screeningApi, screeningCaseLifecycle, type Wire } from '@cairn/contracts';
import type { ScreeningCase } from '@cairn/contracts/screening/screening.replies';
import { useClient } from '../../lib/data/client.js';
import { useMay } from '../../lib/data/reader.js';
import { useRecord, useRefresh } from '../../lib/data/reads.js';
import { useSay } from '../../lib/words/words.js';
import type { Decision } from '../../ui/forms/decision.js';
import { Decisions } from '../../ui/forms/decisions.js';
import { Detail, Section } from '../../ui/layout/detail.js';
import { Notice } from '../../ui/records/notice.js';
import { recordHead } from '../../ui/records/record-head.js';
import { History } from '../../ui/records/history.js';
import { Said } from '../../ui/records/text.js';
import { ListedEntry, WhoIsCompared, WhyAlike } from './case-facts.js';
import { CaseBadge } from '../../ui/records/screening-badges.js';

type Match = Wire<ScreeningCase>;

/** The two decisions: the verb of the call, and the state that it leads to. */
const VERBS = [
  { verb: 'confirm', to: 'confirmed', tone: 'danger' },
  { verb: 'dismiss', to: 'dismissed', tone: 'primary' },
] as const;

const Acts = ({ match }: { match: Match }) => {
  const say = useSay();
  const client = useClient();
  const refresh = useRefresh('screening-cases');
  const refreshIdentities = useRefresh('identities');
  if (!useMay()('screening.review')) return null;
  const { id, version, state, listKind } = match;
  const isOffice = listKind === 'politically_exposed';
  const name = match.company ?? match.person?.legalName ?? match.name;
  const decisions = VERBS.filter(({ to }) => screeningCaseLifecycle.allows(state, to)).map(
    ({ verb, tone }): Decision => ({
      key: verb,
      label: say(`screening.${verb}`),
      tone,
      blockedBy: null,
      title: say(`screening.${verb}_title`, { name }),
      body: say(isOffice && verb === 'confirm' ? 'screening.confirm_body_office' : `screening.${verb}_body`),
      confirm: say(`screening.${verb}`),
      field: {
        label: say('screening.reason'),
        help: say('screening.reason_help'),
        min: 3,
        max: 1000,
        multiline: true,
      },
      done: say(`screening.${verb}_done`, { name }),
      reread: refresh,
      run: async (reason) => {
        await client.send(screeningApi[verb], { params: { id }, body: { version, reason } });
        await Promise.all([refresh(), refreshIdentities()]);
      },
    }),
  );
  return <Decisions decisions={decisions} />;
};

const CaseHistory = ({ match: { history } }: { match: Match }) => {
  const say = useSay();
  const wordOf = (code: string): string => {
    const state = SCREENING_CASE_STATES.find((one) => one === code);
    return state === undefined ? code : say(`screening.case_states.${state}`);
  };
  return <History entries={history.toReversed()} wordOf={wordOf} />;
};

/** One match: the person beside the entry, why they are alike, and what was decided. */
export const CaseDetail = ({ id }: { id: string }) => {
  const say = useSay();
  return (
    <Detail backTo="/screening-cases" query={useRecord('screening-cases', id)}>
      {(match) => ({
        ...recordHead({
          begun: say('screening.opened'),
          at: match.openedAt,
          id: match.userId,
          leadsTo: 'users',
          name: match.name,
          under: <CaseBadge state={match.state} />,
        }),
        body: (
          <>
            {match.reason !== null && (
              <Notice tone={match.state === 'confirmed' ? 'danger' : 'info'}>
                <p>
                  {say('screening.decided_because')} <Said>{match.reason}</Said>
                </p>
              </Notice>
            )}
            {!match.stillListed && (
              <Notice tone="info">
                <p>{say('screening.not_listed')}</p>
              </Notice>
            )}
            <WhyAlike match={match} />
            <WhoIsCompared match={match} />
            <ListedEntry match={match} />
            <Section title={say('screening.history')}>
              <CaseHistory match={match} />
            </Section>
          </>
        ),
        foot: <Acts match={match} />,
      })}
    </Detail>
  );
};
