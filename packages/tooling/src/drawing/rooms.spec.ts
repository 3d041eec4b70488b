import { drawnInto } from './architecture.js';
import { betweenModules, placeOf, withinModules, withoutShortcuts } from './rooms.js';

const file = (path: string): string => `apps/api/src/modules/${path}`;
const IMPORTS = [
  { from: file('wallet/balance/a.ts'), to: file('wallet/funds/b.ts') },
  { from: file('wallet/balance/a.ts'), to: file('ledger/index.ts') },
  { from: file('wallet/balance/a.spec.ts'), to: file('users/index.ts') },
  { from: file('wallet/wallet.module.ts'), to: file('wallet/balance/a.ts') },
  { from: file('wallet/funds/b.ts'), to: file('payments/index.ts') },
  { from: file('payments/refunds/c.ts'), to: file('ledger/index.ts') },
];

describe('the drawing of the API', () => {
  it('finds the module and the room of a file, and leaves tests out', () => {
    expect(placeOf(file('wallet/funds/b.ts'))).toEqual({ module: 'wallet', room: 'funds' });
    expect(placeOf(file('rates/index.ts'))).toEqual({ module: 'rates', room: null });
    expect(placeOf(file('rates/rates.spec.ts'))).toBeNull();
    expect(placeOf('apps/api/src/kernel/clock/clock.ts')).toBeNull();
  });

  it('draws modules by their imports, and rooms within a module', () => {
    expect(betweenModules(IMPORTS)).toEqual([
      ['payments', 'ledger'],
      ['wallet', 'ledger'],
      ['wallet', 'payments'],
    ]);
    expect([...withinModules(IMPORTS)]).toEqual([['wallet', [['balance', 'funds']]]]);
  });

  it('leaves out an arrow that follows from others, also where they turn in a ring', () => {
    expect(withoutShortcuts(betweenModules(IMPORTS))).toEqual([
      ['payments', 'ledger'],
      ['wallet', 'payments'],
    ]);
    const ring = [
      ['a', 'b'],
      ['b', 'a'],
    ] as const;
    expect(withoutShortcuts(ring)).toEqual(ring);
  });

  it('replaces the text between the marks of the page, and nothing else', () => {
    const page = 'before\n<!-- drawing: written by `npm run gen` -->\nold\n<!-- end of the drawing -->\nafter\n';
    const drawn = drawnInto(page, IMPORTS);
    expect(drawn).toMatch(/^before\n/);
    expect(drawn).toMatch(/\nafter\n$/);
    expect(drawn).not.toContain('old');
    expect(drawn).toContain('  wallet --> payments');
    expect(drawnInto(drawn, IMPORTS)).toBe(drawn);
    expect(() => drawnInto('no marks', IMPORTS)).toThrow('has no marks');
  });
});
