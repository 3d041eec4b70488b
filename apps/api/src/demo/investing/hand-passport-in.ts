import { Clock } from '../../kernel/clock/clock.js';
import { newId } from '../../kernel/crypto/ids.js';
import { Database } from '../../kernel/database/in-tx.js';
import { FileStore } from '../../kernel/files/file-store.js';
import { Paper } from '../../kernel/pdf/paper.js';
import type { DemoWorld } from '../demo-world.js';

/** A page that says whose passport it stands for: the demonstration shows no real document. */
export async function handPassportIn(world: DemoWorld, userId: string, name: string): Promise<void> {
  const { app } = world;
  const at = app.get(Clock).now();
  const paper = await Paper.begin('ltr', { title: 'Passport', at, size: 'A4' });
  paper.heading('Passport (specimen)');
  paper.paragraph(name);
  const content = await paper.finish();
  const fileId = await app.get(Database).inTx((tx) =>
    app.get(FileStore).save(tx, {
      ownerId: userId,
      purpose: 'identity_document',
      contentType: 'application/pdf',
      content,
      private: true,
    }),
  );
  await world.sql(
    `insert into identity_document (id, user_id, title, name, file_id, sent_at)
     values ($1, $2, 'passport', 'passport.pdf', $3, $4)`,
    [newId(), userId, fileId, at],
  );
}
