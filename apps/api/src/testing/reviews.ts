import { adminApi } from '@cairn/contracts';
import type { IdentityDetail } from '@cairn/contracts/admin/review.replies';
import type { Person } from './people.js';

/** What a decision says of the record that its reviewer has read. */
export type Read = Pick<IdentityDetail, 'version'>;

/** Reads an identity as it is now. */
export async function readIdentity({ api }: Person, id: string): Promise<Read> {
  const { version } = await api.send(adminApi.identity, { params: { id } });
  return { version };
}

/** Reads an application for accreditation as it is now. */
export async function readAccreditation({ api }: Person, id: string): Promise<Read> {
  const { version } = await api.send(adminApi.accreditation, { params: { id } });
  return { version };
}
