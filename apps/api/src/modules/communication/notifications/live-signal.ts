import type { LiveEvent } from '@cairn/contracts';
import type { Tx } from '../../../kernel/database/in-tx.js';

/** A signal from one process to all: its recipient, and ids only. */
export interface LiveSignal {
  to: string;
  event: LiveEvent;
  id: string | null;
}

/** Sent to every process when the transaction commits, and only then. */
export async function signal(tx: Tx, ...signals: readonly LiveSignal[]): Promise<void> {
  if (signals.length === 0) return;
  await tx.query(`select pg_notify('live', s) from unnest($1::text[]) s`, [signals.map((one) => JSON.stringify(one))]);
}
