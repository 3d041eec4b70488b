import { testConfig } from '../../testing/test-config.js';
import { PersonalData } from './personal-data.js';

const key = (byte: number): string => Buffer.alloc(32, byte).toString('base64');
const withKeys = (keys: string): PersonalData => new PersonalData(testConfig('postgres://x', { DATA_KEYS: keys }));

const CELL = { table: 'investor_profile', column: 'ssn', id: '0190f1e2-0000-7000-8000-000000000001' };
const CANARY = '078-05-1120';

describe('SEC-49 personal data at rest', () => {
  const store = withKeys(`k1:${key(7)}`);

  it('opens in its own cell, and says nothing outside', () => {
    const sealed = store.seal(CANARY, CELL);
    expect(store.open(sealed, CELL)).toBe(CANARY);
    expect(sealed.includes('078')).toBe(false);
    expect(store.seal(CANARY, CELL).equals(sealed)).toBe(false);
    for (const text of ['', 'é', 'العربية', 'x'.repeat(5_000)])
      expect(store.open(store.seal(text, CELL), CELL)).toBe(text);
  });

  it.each([
    ['row', { ...CELL, id: '0190f1e2-0000-7000-8000-000000000002' }],
    ['column', { ...CELL, column: 'date_of_birth' }],
    ['table', { ...CELL, table: 'app_user' }],
  ])('does not open moved to another %s', (_what, moved) => {
    expect(() => store.open(store.seal(CANARY, CELL), moved)).toThrow('authenticate');
  });

  it('does not open with any byte changed, cut off or added', () => {
    const sealed = store.seal(CANARY, CELL);
    for (let index = 0; index < sealed.length; index++) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => store.open(changed, CELL)).toThrow(/./);
    }
    expect(() => store.open(sealed.subarray(0, -1), CELL)).toThrow(/./);
    expect(() => store.open(Buffer.concat([sealed, Buffer.alloc(1)]), CELL)).toThrow(/./);
    expect(() => store.open(Buffer.alloc(0), CELL)).toThrow(/./);
  });

  it('a rotated key still opens what it sealed; new values take the new one; without it nothing opens', () => {
    const old = store.seal(CANARY, CELL);
    const rotated = withKeys(`k2:${key(9)},k1:${key(7)}`);
    expect(rotated.open(old, CELL)).toBe(CANARY);
    const fresh = rotated.seal(CANARY, CELL);
    expect(fresh.subarray(1, 3).toString()).toBe('k2');
    expect(() => store.open(fresh, CELL)).toThrow('The data key k2 is not configured');
    expect(() => withKeys(`k2:${key(9)}`).open(old, CELL)).toThrow('k1');
    expect(() => withKeys(`k1:${key(8)}`).open(old, CELL)).toThrow('authenticate');
  });

  it('SEC-50 equal values have equal indexes, with a key of their own', () => {
    expect(store.blindIndex('078051120').equals(withKeys(`k2:${key(9)}`).blindIndex('078051120'))).toBe(true);
    expect(store.blindIndex('078051120').equals(store.blindIndex('078051121'))).toBe(false);
    const other = new PersonalData(testConfig('postgres://x', { APP_SECRET: 'another-secret-another-secret-another' }));
    expect(other.blindIndex('078051120').equals(store.blindIndex('078051120'))).toBe(false);
  });
});
