import { ask } from '../harness/api.js';

interface Parties {
  /** Token of the user who submitted the identity record. */
  applicant: string | null;
  /** Token of the admin. */
  reviewer: string;
}

/** Reads a submitted identity record, and approves it. */
export async function approveIdentity(site: string, { applicant, reviewer }: Parties): Promise<void> {
  const { id } = await ask<{ id: string }>(site, 'GET', '/investor-profiles', { token: applicant });
  const identity = `/admin/identities/${id}`;
  const { version } = await ask<{ version: string }>(site, 'GET', identity, { token: reviewer });
  await ask(site, 'POST', `${identity}/approve`, { token: reviewer, body: { version } });
}
