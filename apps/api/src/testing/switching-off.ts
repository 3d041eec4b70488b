import { adminContentApi } from '@cairn/contracts';
import { SettingsService } from '../modules/settings/index.js';
import type { Person } from './people.js';
import type { TestApp } from './test-app.js';

interface RecordKey {
  kind: string;
  code: string;
}

/** Switches a record off for the length of one piece of work, as the console does it. */
export async function withoutRecord<R>(
  t: TestApp,
  { api }: Person,
  { kind, code }: RecordKey,
  work: () => Promise<R>,
): Promise<R> {
  const [record] = await t.db.query<{ id: string }>('select id from content_record where kind = $1 and code = $2', [
    kind,
    code,
  ]);
  const params = { id: record?.id ?? '' };
  const set = async (enabled: boolean) => {
    const { updatedAt: readAt } = await api.send(adminContentApi.one, { params });
    await api.send(adminContentApi.change, { params, body: { enabled, readAt } });
  };
  await set(false);
  try {
    return await work();
  } finally {
    await set(true);
  }
}

/** The same for the module of the wallet. */
export async function withoutWalletModule<R>(t: TestApp, work: () => Promise<R>): Promise<R> {
  const set = (value: string) => t.db.inTx((tx) => t.get(SettingsService).set(tx, 'walletModule', value));
  await set('no');
  try {
    return await work();
  } finally {
    await set('yes');
  }
}
