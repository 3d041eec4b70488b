import { fillTemplate, PLACEHOLDERS, placeholderFaults, placeholdersOf } from './agreement-templates.js';

const text = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(' ');
const clause = (names: readonly string[]) => [{ title: 'Subscription', text: text(names) }];

describe('the placeholders of an agreement', () => {
  it('are those of its kind: one that is unknown or missing is named', () => {
    const { required } = PLACEHOLDERS.subscription_equity;
    expect(placeholderFaults('subscription_equity', 'Agreement', clause(required))).toEqual({
      unknown: [],
      missing: [],
      broken: false,
    });
    expect(placeholderFaults('subscription_equity', 'For {{investor}}', clause(['amount', 'interest_rate']))).toEqual({
      unknown: ['interest_rate'],
      missing: ['company', 'units', 'unit_price'],
      broken: false,
    });
    expect(placeholderFaults('subscription_debt', 'Loan', clause(required)).unknown).toEqual(['units', 'unit_price']);
  });

  it('are refused where a brace is left over', () => {
    const { required } = PLACEHOLDERS.subscription_debt;
    for (const rest of ['{{amount}', '{company}', '}}'])
      expect(placeholderFaults('subscription_debt', rest, clause(required)).broken).toBe(true);
  });

  it('are filled in, with blanks inside the braces or without, and never twice', () => {
    expect(fillTemplate('{{amount}} to {{ company }}', { amount: '{{company}}', company: 'Clearfold' })).toBe(
      '{{company}} to Clearfold',
    );
    expect(placeholdersOf('{{a}} {{ a }} {{b}}')).toEqual(['a', 'b']);
  });
});
