import type { Stack } from '../harness/stack.js';
import type { DebtRaise, EquityRaise } from './owner.js';

const DAY = 86_400_000;

/** The calendar date `days` from now, business time. */
export const dateIn = async ({ sandbox }: Stack, days: number): Promise<string> =>
  new Date((await sandbox.now()).getTime() + days * DAY).toISOString().slice(0, 10);

/** The same day so many months later, or that month's last. */
const monthsAfter = (date: string, months: number): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
};

/** Shares at 10 dollars: 800 on offer beside 79,200, which is one per cent. */
export const equityPlan = async (stack: Stack, name: string, mode: EquityRaise['mode']): Promise<EquityRaise> => ({
  name,
  type: 'equity',
  mode,
  goal: '4000',
  minimum: '2000',
  firstClosing: '3000',
  ceiling: '8000',
  closes: await dateIn(stack, 30),
  pricePerShare: '10',
  availableShares: '800',
  existingShares: '79200',
  equityAvailable: '1',
  preMoneyValuation: '792000',
});

/** Eight per cent a year for one year, interest every quarter. */
export const debtPlan = async (stack: Stack, name: string): Promise<DebtRaise> => {
  const closes = await dateIn(stack, 30);
  return {
    name,
    type: 'debt',
    mode: 'flexible',
    goal: '4000',
    minimum: '2000',
    firstClosing: '3000',
    ceiling: '8000',
    closes,
    interestRate: '8',
    termLength: '12',
    firstPayment: monthsAfter(closes, 3),
  };
};
