import { ask } from '../harness/api.js';

interface Listed {
  /** False under a law that does not ask. */
  asked: boolean;
  persons: { id: string }[];
  questions: { kind: string }[];
}

interface Row {
  id: string;
  campaignId: string;
}

/** The company and its director, listed by the owner and answered for by the API: "no" to every question. */
export async function listCovered(site: string, token: string, campaignId: string, company: string): Promise<void> {
  const path = `/campaign/covered-persons/${campaignId}`;
  const { asked, questions } = await ask<Listed>(site, 'GET', path, { token });
  if (!asked) return;
  const answers = questions.map(({ kind }) => ({ kind, happened: false }));
  for (const body of [
    { role: 'issuer', kind: 'company', name: company, country: 'US' },
    { role: 'director', kind: 'person', name: 'Hester Vale', dateOfBirth: '1979-04-12', country: 'US' },
  ]) {
    const { persons } = await ask<Listed>(site, 'POST', path, { token, body });
    await ask(site, 'PUT', `${path}/${persons.at(-1)?.id ?? ''}/answers`, { token, body: { answers } });
  }
}

/** Clears those of a campaign who wait, as compliance does. @param token of an admin with every permission */
export async function clearCovered(site: string, token: string, campaignId: string): Promise<void> {
  const rows = await ask<Row[]>(site, 'GET', '/admin/covered-persons?state=waiting', { token });
  for (const { id } of rows.filter((row) => row.campaignId === campaignId)) {
    const path = `/admin/covered-persons/${id}`;
    const { version } = await ask<{ version: string }>(site, 'GET', path, { token });
    const body = { decision: 'cleared', reason: 'Compared with the registers', version };
    await ask(site, 'POST', `${path}/decide`, { token, body });
  }
}
