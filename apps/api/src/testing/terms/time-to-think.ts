import { investmentsApi } from '@cairn/contracts';
import type { Person } from '../people.js';
import type { TestApp } from '../test-app.js';

/** What the law gave an investor: as the receipt has it, and as the mail about the payment is written from. */
export async function timeGiven(t: TestApp, { api }: Person, id: string) {
  const { timeToThink } = await api.send(investmentsApi.receipt, { params: { id }, query: {} });
  const [told] = await t.db.query<{ reflectionUntil?: string; coolingOffUntil?: string; lawSource?: string }>(
    `select body ->> 'reflectionUntil' as "reflectionUntil", body ->> 'coolingOffUntil' as "coolingOffUntil",
       body ->> 'lawSource' as "lawSource"
     from kernel.outbox where topic = 'investment.received' and body ->> 'investmentId' = $1`,
    [id],
  );
  return { ...timeToThink, told: told?.reflectionUntil ?? told?.coolingOffUntil, toldSource: told?.lawSource };
}
