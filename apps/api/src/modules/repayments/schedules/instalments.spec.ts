import { derivedId } from '../../../kernel/crypto/ids.js';
import { loanSchedule } from '@cairn/finance';
import { closedLoan, instalmentsOf } from './instalments.js';

/** 8 % for a year, paid each quarter. */
const loan = {
  id: 'c1',
  interestRate: '0.08',
  investFrequency: 'quarterly',
  repaymentSchedule: 'interest_only',
  termMonths: 12,
  paybackStart: '2027-03-25',
  closesAt: new Date('2026-12-25T12:00:00Z'),
  closedAt: new Date('2026-12-25T12:00:07Z'),
} as const;

type Stated = Parameters<typeof closedLoan>[0];

const instalments = (stated: Stated, timezone = 'UTC') =>
  instalmentsOf(stated.id, loanSchedule(closedLoan(stated, 1_442_500n, timezone)), 1);
const dates = (overrides: Partial<Stated>, timezone = 'UTC') =>
  instalments({ ...loan, ...overrides }, timezone).map(({ due_on: day }) => day);

describe('the instalments of a loan that has closed', () => {
  it('D-12 are written with what each pays, and the same key at every try', () => {
    const day = ['2027-03-25', '2027-06-25', '2027-09-25', '2027-12-25'];
    expect(instalments(loan)).toEqual(
      day.map((due, index) => ({
        n: index + 1,
        type: index === 3 ? 'returnofInvestment' : 'interest',
        interest: '28850',
        principal: index === 3 ? '1442500' : '0',
        due_on: due,
        key: derivedId(`campaign:c1:instalment:${index + 1}`),
      })),
    );
  });

  it('M-7 run from the announced deadline, or from the day of a close before it', () => {
    // A start that has passed moves to a quarter after the closing.
    const passed = { paybackStart: '2026-01-01' };
    expect(dates(passed)[0]).toBe('2027-03-25');
    expect(dates({ ...passed, closedAt: new Date('2026-12-26T00:00:07Z') })[0]).toBe('2027-03-25');
    expect(dates({ ...passed, closedAt: new Date('2026-12-20T00:00:00Z') })[0]).toBe('2027-03-20');
  });

  it('M-7 take the day in the time zone of the site', () => {
    const late = {
      paybackStart: '2026-01-01',
      closesAt: new Date('2026-12-25T23:30:00Z'),
      closedAt: new Date('2026-12-25T23:30:00Z'),
    };
    expect(dates(late, 'UTC')[0]).toBe('2027-03-25');
    expect(dates(late, 'Asia/Kolkata')[0]).toBe('2027-03-26');
  });

  it.each([
    'interestRate',
    'investFrequency',
    'repaymentSchedule',
    'termMonths',
    'paybackStart',
    'closesAt',
    'closedAt',
  ])('are not written while %s is missing', (term) => {
    expect(() => closedLoan({ ...loan, [term]: null }, 1_442_500n, 'UTC')).toThrow(
      'Campaign c1 was funded without complete debt terms',
    );
  });
});
