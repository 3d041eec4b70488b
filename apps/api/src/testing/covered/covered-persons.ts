import { coveredPersonsApi, EVENT_KINDS, type CoveredDecision } from '@cairn/contracts';
import type {
  CoveredPersonRequest,
  DecideCoveredRequest,
  EventAnswerRequest,
} from '@cairn/contracts/campaigns/covered/covered.requests';
import { newId } from '../../kernel/crypto/ids.js';
import { PersonalData } from '../../kernel/crypto/personal-data.js';
import { coveredCells } from '../../modules/campaigns/index.js';
import type { Person } from '../people.js';
import type { TestApp } from '../test-app.js';

export const ISSUER: CoveredPersonRequest = {
  role: 'issuer',
  kind: 'company',
  name: 'Clearfold Water Limited',
  country: 'PT',
};
export const DIRECTOR: CoveredPersonRequest = {
  role: 'director',
  kind: 'person',
  name: 'Rita Salgado',
  dateOfBirth: '1979-04-12',
  country: 'PT',
};

/** "No" to every question, but for those given. */
export const answers = (...happened: readonly EventAnswerRequest[]): EventAnswerRequest[] => [
  ...EVENT_KINDS.filter((kind) => !happened.some((one) => one.kind === kind)).map((kind) => ({
    kind,
    happened: false,
  })),
  ...happened,
];

/** "Yes" to a question, with what happened. */
export const happened = (
  kind: EventAnswerRequest['kind'],
  occurredOn: string,
  inEffect = true,
): EventAnswerRequest => ({
  kind,
  happened: true,
  occurredOn,
  inEffect,
  description: 'A fine of 4,000 dollars was paid.',
});

/**
 * Issuer and director as they are after a review. Their answers and decisions count for as long as any test lasts: how old
 * they may be is the matter of one spec.
 */
export async function clearCoveredPersons(t: TestApp, campaignId: string, by: string): Promise<void> {
  const none = answers().map((answer) => ({ ...answer, occurredOn: null, inEffect: false, description: null }));
  const rows = [ISSUER, DIRECTOR].map(({ role, kind, name, dateOfBirth = null, country }) => {
    const id = newId();
    const cells = coveredCells(t.get(PersonalData), id);
    return {
      id,
      role,
      kind,
      details: cells.encryptDetails({ name, dateOfBirth, country }),
      answers: cells.encryptAnswers(none),
    };
  });
  for (const { id, role, kind, details, answers: given } of rows) {
    await t.db.query(
      `insert into covered_person (id, campaign_id, role, kind, details, answers, state, added_at, added_by, answered_at,
         answered_by, decided_at, decided_by, reason)
       values ($1, $2, $3, $4, $5, $6, 'cleared', kernel.now(), $7, kernel.now() + interval '20 years', $7,
         kernel.now() + interval '20 years', $7, 'Nothing was found')`,
      [id, campaignId, role, kind, details, given, by],
    );
  }
}

/** Lists a person as its owner does, and answers; without answers it is asked. */
export async function aCoveredPerson(
  { api }: Person,
  campaignId: string,
  request: CoveredPersonRequest = DIRECTOR,
  given: EventAnswerRequest[] | null = answers(),
): Promise<string> {
  const { persons } = await api.send(coveredPersonsApi.add, { params: { campaignId }, body: request });
  const id = persons.at(-1)?.id ?? '';
  if (given) await api.send(coveredPersonsApi.answer, { params: { campaignId, id }, body: { answers: given } });
  return id;
}

/** The covered persons of a campaign, as its owner reads them. */
export const coveredList = ({ api }: Pick<Person, 'api'>, campaignId: string) =>
  api.send(coveredPersonsApi.list, { params: { campaignId } });

/** A decision of compliance on what it has just read. */
export async function decideCovered(
  { api }: Person,
  id: string,
  decision: CoveredDecision,
  more: Partial<DecideCoveredRequest> = {},
) {
  const { version } = await api.send(coveredPersonsApi.case, { params: { id } });
  const body = { decision, version, reason: 'Compared with the register', ...more };
  return api.send(coveredPersonsApi.decide, { params: { id }, body });
}

/** Issuer and director of a campaign, answered for, and cleared where somebody decides. */
export async function listBoth(owner: Person, campaignId: string, compliance?: Person): Promise<[string, string]> {
  const issuer = await aCoveredPerson(owner, campaignId, ISSUER);
  const director = await aCoveredPerson(owner, campaignId);
  if (compliance) for (const id of [issuer, director]) await decideCovered(compliance, id, 'cleared');
  return [issuer, director];
}
