import { coveredPersonsApi, EVENT_KINDS, type EventKind } from '@cairn/contracts';
import type { CoveredPersonRequest, EventAnswerRequest } from '@cairn/contracts/campaigns/covered/covered.requests';
import type { DemoCampaign } from '../campaign.js';
import type { MadeCampaign } from '../demo-campaigns.js';
import { adminOf, type Population } from '../demo-people.js';

/** Whose past is told on the page: long before the rule. */
const DISCLOSING = 'Tern Street Homes';
const DISCLOSURE =
  'In 2014 an exchange suspended the membership of a company that a director of the issuer then managed. The suspension has never been lifted. The director owned no part of that company.';
/** An answer that waits for compliance with something to look at. */
const OLD_CONVICTION = 'A fine for a late filing of accounts, paid in the same month.';

/** An end of the list in which compliance has looked at everybody. */
const LOOKED_AT: readonly DemoCampaign['end'][] = ['active', 'funded', 'unsuccessful', 'hidden'];

const answersWith = (kind?: EventKind, event?: Omit<EventAnswerRequest, 'kind' | 'happened'>): EventAnswerRequest[] =>
  EVENT_KINDS.map((one) => (one === kind ? { kind: one, happened: true, ...event } : { kind: one, happened: false }));

/** What the director of a campaign answers. */
function directorAnswers({ name, end }: DemoCampaign): EventAnswerRequest[] {
  if (name === DISCLOSING) {
    return answersWith('sro_bar', { occurredOn: '2014-03-10', inEffect: true, description: DISCLOSURE });
  }
  if (end === 'pending') {
    return answersWith('conviction', { occurredOn: '2009-06-02', inEffect: false, description: OLD_CONVICTION });
  }
  return answersWith();
}

/** The company and its director, as the owner lists them. */
const personsOf = (
  { company, country }: DemoCampaign,
  [first, last]: readonly [string, string],
): CoveredPersonRequest[] => [
  { role: 'issuer', kind: 'company', name: company, country },
  { role: 'director', kind: 'person', name: `${first} ${last}`, dateOfBirth: '1979-09-21', country },
];

/** Lists the covered persons of a campaign, with their answers. */
export async function listCovered(
  { id: campaignId, plan, owner }: MadeCampaign,
  { people }: Population,
): Promise<void> {
  const director = people[plan.owner];
  if (plan.tests || director === undefined) return;
  const { api } = owner;
  for (const body of personsOf(plan, director.person.name)) {
    const { persons } = await api.send(coveredPersonsApi.add, { params: { campaignId }, body });
    const params = { campaignId, id: persons.at(-1)?.id ?? '' };
    const answers = body.role === 'director' ? directorAnswers(plan) : answersWith();
    await api.send(coveredPersonsApi.answer, { params, body: { answers } });
  }
}

/** Compliance decides on those who wait, of a campaign that is about to open. */
export async function decideCovered(
  { id: campaignId, plan, owner }: MadeCampaign,
  { admins }: Population,
): Promise<void> {
  if (!LOOKED_AT.includes(plan.end)) return;
  const { api } = adminOf(admins, 'compliance');
  const { persons } = await owner.api.send(coveredPersonsApi.list, { params: { campaignId } });
  for (const { id, state, answers } of persons) {
    if (state !== 'waiting') continue;
    const { version } = await api.send(coveredPersonsApi.case, { params: { id } });
    const tells = answers.some(({ verdict }) => verdict === 'disclosed');
    const reason = 'Compared with the registers of the company, the courts and the regulators.';
    const body = tells
      ? ({ decision: 'disclosed', disclosure: DISCLOSURE, version, reason } as const)
      : ({ decision: 'cleared', version, reason } as const);
    await api.send(coveredPersonsApi.decide, { params: { id }, body });
  }
}

/** Before the closing both are asked again: answers and decisions are old by then. */
export async function renewCovered(made: MadeCampaign, population: Population): Promise<void> {
  const { id: campaignId, owner, plan } = made;
  if (!LOOKED_AT.includes(plan.end) || plan.tests) return;
  const { persons } = await owner.api.send(coveredPersonsApi.list, { params: { campaignId } });
  for (const { id, answers } of persons) {
    const again = answers.map(({ verdict: _verdict, ...answer }) => answer);
    await owner.api.send(coveredPersonsApi.answer, { params: { campaignId, id }, body: { answers: again } });
  }
  await decideCovered(made, population);
}
