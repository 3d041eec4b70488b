import type { Person } from '../people.js';
import type { TestApp } from '../test-app.js';
import { addDocument, aPdf } from './forms.js';

/** What a key information sheet is sent with. */
export const SHEET = { title: 'Key information', visibility: 'public', documentType: 'key_information' } as const;

/** Adds one to a draft where the law of the site asks for it. */
export async function giveSheet(t: TestApp, owner: Person, campaignId: string): Promise<void> {
  const [law] = await t.db.query<{ asks: boolean }>(
    `select rules_in_force(value #>> '{}') ? 'key_information_pages' as asks from site_setting
     where name = 'jurisdictionProfile'`,
  );
  if (law?.asks) await addDocument(t, owner, campaignId, SHEET, aPdf());
}
