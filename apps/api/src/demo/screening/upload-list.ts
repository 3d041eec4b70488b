import { createHash } from 'node:crypto';
import { Clock } from '../../kernel/clock/clock.js';
import { newId } from '../../kernel/crypto/ids.js';
import { Database } from '../../kernel/database/in-tx.js';
import { FileStore } from '../../kernel/files/file-store.js';
import { adminOf, type Population } from '../demo-people.js';
import type { DemoWorld } from '../demo-world.js';

/** For the demonstration only; nobody of these exists. One of them resembles somebody whose identity waits. */
const LIST = `id,schema,name,aliases,birth_date,countries,addresses,identifiers,sanctions,phones,emails,dataset,first_seen,last_seen,last_change
demo-1,Person,Tala Yusuf Nasser,T. Nasser;تالا يوسف ناصر,1984,jo,,,,,,Demonstration list,2024-02-11,2026-06-01,2025-09-03
demo-2,Person,Corentin Vaubrun,,1957-11-02,fr,,,,,,Demonstration list,2023-05-30,2026-06-01,2024-01-15
demo-3,Person,Ilse Marenholt,I. Marenholt,1949,de;at,,,,,,Demonstration list,2023-05-30,2026-06-01,2024-01-15
`;

/** A list of politically exposed persons that compliance has uploaded. */
export async function uploadList(world: DemoWorld, { admins }: Population): Promise<void> {
  const uploader = adminOf(admins, 'compliance').id;
  const content = Buffer.from(LIST);
  const fileId = await world.app.get(Database).inTx((tx) =>
    world.app.get(FileStore).save(tx, {
      ownerId: uploader,
      purpose: 'screening_list',
      contentType: 'text/csv',
      content,
      private: true,
    }),
  );
  await world.sql(
    `insert into screening_list (id, kind, state, file_name, size, sha256, file_ids, uploaded_by, uploaded_at)
     values ($1, 'politically_exposed', 'waiting', 'targets.simple.csv', $2, $3, $4, $5, $6)`,
    [
      newId(),
      content.length,
      createHash('sha256').update(content).digest('hex'),
      [fileId],
      uploader,
      world.app.get(Clock).now(),
    ],
  );
}
