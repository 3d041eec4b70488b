import { ask } from '../harness/api.js';
import type { Stack } from '../harness/stack.js';
import { proveAdmin, signAdminIn } from './prepared-admin.js';
import type { PreparedActor, PreparedStaff } from './prepared-cast.js';

type Statement = Readonly<Record<string, unknown>>;

interface Law {
  /** That its limit is kept in, and its journey's campaign. */
  currency: 'USD' | 'EUR' | 'GBP';
  /** Of the questionnaire. */
  statements: number;
  /** What it asks of somebody once, before anything else. */
  asks: readonly Statement[];
  /** Days that pass then, before they may invest. */
  waits: number;
}

const ACCEPTED = { version: '2026-11', accepted: true };

/** What each law asks of a person without any means to speak of. */
export const LAWS = {
  us_regcf: { currency: 'USD', statements: 6, asks: [], waits: 0 },
  eu_ecspr: {
    currency: 'EUR',
    statements: 5,
    asks: [
      {
        kind: 'knowledge_test',
        answers: { loss_of_capital: 'b', no_guarantee: 'c', resale: 'a', diversification: 'c', returns: 'b' },
      },
      { kind: 'risk_warning' },
      { kind: 'loss_simulation', income: 9_000_000, assets: 9_000_000, debts: 0 },
    ],
    waits: 0,
  },
  uk_rmmi: {
    currency: 'GBP',
    statements: 5,
    asks: [
      { kind: 'risk_warning' },
      { kind: 'offer_request' },
      { kind: 'category', category: 'restricted', assets: 9_000_000 },
      {
        kind: 'knowledge_test',
        answers: { loss_of_capital: 'b', compensation: 'a', resale: 'a', diversification: 'c', dilution: 'c' },
      },
    ],
    waits: 1,
  },
  none: { currency: 'USD', statements: 4, asks: [], waits: 0 },
} as const satisfies Record<string, Law>;

export type LawName = keyof typeof LAWS;

/** Puts the site under a law, as its operator, who signs in for it. */
export async function chooseLaw(stack: Stack, staff: PreparedStaff, law: LawName): Promise<void> {
  const { token } = await signAdminIn(stack, staff.admin);
  staff.token = await proveAdmin(stack, staff.admin, token);
  await ask(stack.site, 'PATCH', '/admin/settings', { token: staff.token, body: { jurisdictionProfile: law } });
}

/** Answers what the law asks, as the screens of it would. */
export async function answerLaw({ site }: Stack, { token }: PreparedActor, law: LawName): Promise<void> {
  for (const statement of LAWS[law].asks) {
    await ask(site, 'POST', '/investor-standing', { token, body: { ...ACCEPTED, ...statement } });
  }
}
