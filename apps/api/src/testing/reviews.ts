import { adminApi } from '@cairn/contracts';
import type { IdentityDetail } from '@cairn/contracts/admin/review.replies';
import { newId } from '../kernel/crypto/ids.js';
import { FileStore } from '../kernel/files/file-store.js';
import type { Person } from './people.js';
import type { TestApp } from './test-app.js';
import { aPdf } from './uploads/forms.js';

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

/** Puts a passport on file, by which staff may approve an identity. */
export const handPaperIn = (t: TestApp, { id }: Pick<Person, 'id'>): Promise<void> =>
  t.db.inTx(async (tx) => {
    const content = aPdf('Passport');
    const kept = { ownerId: id, purpose: 'identity_document', contentType: 'application/pdf', content, private: true };
    const fileId = await t.get(FileStore).save(tx, kept);
    await tx.query(
      `insert into identity_document (id, user_id, title, name, file_id, sent_at)
       values ($1, $2, 'passport', 'passport.pdf', $3, kernel.now())`,
      [newId(), id, fileId],
    );
  });
