import { adminContentApi, waysToPayApi } from '@cairn/contracts';
import { SettingsService } from '../modules/settings/index.js';
import type { InvestmentRail } from '@cairn/contracts/investments/invest.request';
import { aPerson, type Person } from './people.js';
import type { TestApp } from './test-app.js';

interface RecordKey {
  kind: string;
  code: string;
}

/** Switches a way to pay on or off, as the settings do it. */
export async function switchWayToPay(t: TestApp, method: string, isOn: boolean): Promise<void> {
  const { api } = await aPerson(t, { adminRole: 'super' });
  const reason = 'Asked for by the tests';
  // A code of the list is a way to pay.
  await api.send(waysToPayApi.switch, { body: { method: method as InvestmentRail, isOn, reason } });
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
    if (kind === 'payment-gateway') return switchWayToPay(t, code, enabled);
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
