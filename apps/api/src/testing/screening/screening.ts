import { screeningApi, type ScreeningListKind } from '@cairn/contracts';
import type { ScreeningListRow } from '@cairn/contracts/screening/screening.replies';
import { Sweeps } from '../../kernel/jobs/sweeps.js';
import { newId } from '../../kernel/crypto/ids.js';
import { aHolder, aPerson, type Person } from '../people.js';
import type { TestApp } from '../test-app.js';
import { sendForm, type FormAnswer } from '../uploads/forms.js';

const COLUMNS =
  '"id","schema","name","aliases","birth_date","countries","addresses","identifiers","sanctions","phones","emails","dataset","first_seen","last_seen","last_change"';

interface ListedPerson {
  id: string;
  name: string;
  schema?: string;
  aliases?: string;
  born?: string;
  countries?: string;
  sanctions?: string;
  lastSeen?: string;
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** A list as OpenSanctions publishes it. */
export const aList = (...people: readonly ListedPerson[]): string =>
  [
    COLUMNS,
    ...people.map(
      ({
        id,
        name,
        schema = 'Person',
        aliases = '',
        born = '',
        countries = '',
        sanctions = '',
        lastSeen = '2026-06-01',
      }) =>
        [
          id,
          schema,
          name,
          aliases,
          born,
          countries,
          '',
          '',
          sanctions,
          '',
          '',
          'Test list',
          '2024-01-01',
          lastSeen,
          '2025-01-01',
        ]
          .map(quoted)
          .join(','),
    ),
    '',
  ].join('\n');

export const sendList = (
  t: TestApp,
  admin: Person,
  content: string,
  kind: ScreeningListKind | 'others' = 'sanctions',
): Promise<FormAnswer<ScreeningListRow>> =>
  sendForm<ScreeningListRow>(t, admin, 'post', `/admin/screening-lists/${kind}`, {
    file: { content: Buffer.from(content), name: 'targets.simple.csv' },
  });

/** Reads what was uploaded, and compares everybody with it. */
export async function screenAll(t: TestApp): Promise<void> {
  await t.get(Sweeps).run('screening.lists');
  await t.get(Sweeps).run('screening.people');
}

/** A match that nobody has decided on yet. */
export async function aCase(t: TestApp, userId?: string, company: string | null = null): Promise<string> {
  const id = newId();
  const entry = {
    id: 'NK-1',
    schema: 'Person',
    name: 'Some Holder',
    aliases: [],
    birthDates: [],
    countries: [],
    addresses: '',
    identifiers: '',
    sanctions: '',
    dataset: 'Test list',
    firstSeen: '',
    lastChange: '',
  };
  await t.db.query(
    `insert into screening_case (id, user_id, list_kind, entry_id, state, score, name_score, matched_name, birth, country,
       entry, fingerprint, company, opened_at)
     values ($1, $2, 'sanctions', 'NK-1', 'open', 100, 100, 'Some Holder', 'unknown', 'unknown', $3, 'first', $4, kernel.now())`,
    [id, userId ?? (await aHolder(t)), entry, company],
  );
  return id;
}

/** The same of a campaign's company, with what decides on it. */
export async function companyMatchOf(t: TestApp, campaignId: string, owner: Pick<Person, 'id'>) {
  await t.db.query(
    `insert into screened_company (source, source_id, user_id, name) values ('campaign', $1, $2, 'Some Carriers')
     on conflict (source, source_id) do update set name = excluded.name`,
    [campaignId, owner.id],
  );
  return matchOf(t, owner, 'Some Carriers');
}

/** The same of this person, or of a company of theirs. */
export async function matchOf(t: TestApp, { id: userId }: Pick<Person, 'id'>, company: string | null = null) {
  const id = await aCase(t, userId, company);
  const { api } = await aPerson(t, { adminRole: 'compliance' });
  return async (verb: 'confirm' | 'dismiss'): Promise<void> => {
    const { version } = await api.send(screeningApi.case, { params: { id } });
    await api.send(screeningApi[verb], { params: { id }, body: { version, reason: 'The passports were compared.' } });
  };
}
