import { AuditChain } from '../../kernel/audit/audit-chain.js';
import { Sealer } from '../../modules/ledger/sealer.js';
import type { TestApp } from '../test-app.js';

const isAny = async (t: TestApp, waiting: string): Promise<boolean> => {
  const [row] = await t.db.query<{ any: boolean }>(`select exists (${waiting}) as any`);
  return row?.any === true;
};

/**
 * Seals the ledger until nothing waits. Only what is older than every open transaction of the whole server is sealed,
 * and other files of tests have theirs open.
 */
export async function sealBooks(t: TestApp): Promise<void> {
  const waiting = 'select from ledger.unsealed';
  do await t.get(Sealer).seal();
  while (await isAny(t, waiting));
}

/** The same for the audit log of what people did. */
export async function sealAuditLog(t: TestApp): Promise<void> {
  do await t.get(AuditChain).seal();
  while ((await t.get(AuditChain).verify()).waiting > 0);
}
