import { ask } from '../../harness/api.js';
import type { Stack } from '../../harness/stack.js';
import { GALWAY, LEEDS, PORTLAND, type Home } from './homes.js';
import { proveAdmin, signAdminIn } from '../prepared-admin.js';
import type { PreparedStaff } from '../prepared-cast.js';

/** Something that a law asks of somebody before anything else, and what is answered on its screen. */
export type Asked =
  | { kind: 'risk_warning' | 'offer_request' }
  | { kind: 'knowledge_test'; answers: Readonly<Record<string, 'a' | 'b' | 'c'>> }
  | { kind: 'category'; category: string; figures: Readonly<Record<string, string>> }
  | { kind: 'loss_simulation'; figures: Readonly<Record<string, string>> }
  | { kind: 'accreditation' };

interface Law {
  /** That its limit is kept in, and its journey's campaign. */
  currency: 'USD' | 'EUR' | 'GBP';
  /** Of the questionnaire. */
  statements: number;
  /** Where its investor lives, and what they earn in a year, as it is typed. */
  home: Home;
  income: string;
  /** What it asks of somebody once, before anything else, in its order. */
  asks: readonly Asked[];
  /** Days that pass then, before they may invest. */
  waits: number;
}

/** What each law asks of a person without any means to speak of; of the second, only the rich may invest. */
export const LAWS = {
  us_regcf: { currency: 'USD', statements: 6, home: PORTLAND, income: '98000', asks: [], waits: 0 },
  us_506c: {
    currency: 'USD',
    statements: 5,
    home: PORTLAND,
    income: '250000',
    asks: [{ kind: 'accreditation' }],
    waits: 0,
  },
  eu_ecspr: {
    currency: 'EUR',
    statements: 6,
    home: GALWAY,
    income: '98000',
    asks: [
      {
        kind: 'knowledge_test',
        answers: { loss_of_capital: 'b', no_guarantee: 'c', resale: 'a', diversification: 'c', returns: 'b' },
      },
      { kind: 'loss_simulation', figures: { income: '90000', assets: '90000', debts: '0' } },
      { kind: 'risk_warning' },
    ],
    waits: 0,
  },
  uk_rmmi: {
    currency: 'GBP',
    statements: 5,
    home: LEEDS,
    income: '98000',
    asks: [
      { kind: 'risk_warning' },
      { kind: 'offer_request' },
      { kind: 'category', category: 'restricted', figures: { assets: '90000' } },
      {
        kind: 'knowledge_test',
        answers: { loss_of_capital: 'b', compensation: 'a', resale: 'a', diversification: 'c', dilution: 'c' },
      },
    ],
    waits: 1,
  },
  none: { currency: 'USD', statements: 4, home: GALWAY, income: '98000', asks: [], waits: 0 },
} as const satisfies Record<string, Law>;

export type LawName = keyof typeof LAWS;

const LAW_REASON = 'The licence of the operator';

/** Changes settings of the site, as its operator, who signs in for it. */
export async function changeSettings(stack: Stack, staff: PreparedStaff, change: object): Promise<void> {
  const { token } = await signAdminIn(stack, staff.admin);
  staff.token = await proveAdmin(stack, staff.admin, token);
  const call = { token: staff.token };
  const { version } = await ask<{ version: string }>(stack.site, 'GET', '/admin/settings', call);
  await ask(stack.site, 'PATCH', '/admin/settings', { ...call, body: { ...change, version } });
}

/** Puts the site under a law. */
export const chooseLaw = (stack: Stack, staff: PreparedStaff, law: LawName): Promise<void> =>
  changeSettings(stack, staff, { jurisdictionProfile: law, lawReason: LAW_REASON });
