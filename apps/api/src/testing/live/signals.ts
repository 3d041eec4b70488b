import { firstValueFrom } from 'rxjs';
import { Signals } from '../../kernel/outbox/signals.js';
import type { TestApp } from '../test-app.js';

/** The signals of a statement's change, in order, up to the marker that follows; the app listens already. */
export async function signalsOf(t: TestApp, sql: string, parameters: unknown[]): Promise<string[]> {
  const signals = t.get(Signals);
  const heard: string[] = [];
  const listening = signals.on('changed').subscribe((topic) => heard.push(topic));
  const done = firstValueFrom(signals.on('live'));
  await t.database.asOwner((client) => client.query(sql, parameters));
  await t.database.asOwner((client) => client.query(`select pg_notify('live', 'mark')`));
  await done;
  listening.unsubscribe();
  return heard;
}
