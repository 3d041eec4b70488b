import { testConfig } from '../../testing/test-config.js';
import { PersonalData } from './personal-data.js';

const key = (byte: number): string => Buffer.alloc(32, byte).toString('base64');
const withKeys = (keys: string): PersonalData => new PersonalData(testConfig('postgres://x', { DATA_KEYS: keys }));

const CELL = { table: 'investor_profile', column: 'ssn', id: '0190f1e2-0000-7000-8000-000000000001' };
const CANARY = '078-05-1120';

describe('SEC-49 personal data at rest', () => {
  const store = withKeys(`k1:${key(7)}`);

  it('opens in its own cell, and says nothing outside', () => {
    const encrypted = store.encrypt(CANARY, CELL);
    expect(store.decrypt(encrypted, CELL)).toBe(CANARY);
    expect(encrypted.includes('078')).toBe(false);
    expect(store.encrypt(CANARY, CELL).equals(encrypted)).toBe(false);
    for (const text of ['', 'é', 'العربية', 'x'.repeat(5_000)])
      expect(store.decrypt(store.encrypt(text, CELL), CELL)).toBe(text);
  });

  it.each([
    ['row', { ...CELL, id: '0190f1e2-0000-7000-8000-000000000002' }],
    ['column', { ...CELL, column: 'date_of_birth' }],
    ['table', { ...CELL, table: 'app_user' }],
  ])('does not open moved to another %s', (_what, moved) => {
    expect(() => store.decrypt(store.encrypt(CANARY, CELL), moved)).toThrow('authenticate');
  });

  it('does not open with any byte changed, cut off or added', () => {
    const encrypted = store.encrypt(CANARY, CELL);
    for (let index = 0; index < encrypted.length; index++) {
      const changed = Buffer.from(encrypted);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => store.decrypt(changed, CELL)).toThrow(/./);
    }
    expect(() => store.decrypt(encrypted.subarray(0, -1), CELL)).toThrow(/./);
    expect(() => store.decrypt(Buffer.concat([encrypted, Buffer.alloc(1)]), CELL)).toThrow(/./);
    expect(() => store.decrypt(Buffer.alloc(0), CELL)).toThrow(/./);
  });

  it('a rotated key still opens what it encrypted; new values take the new one; without it nothing opens', () => {
    const old = store.encrypt(CANARY, CELL);
    const rotated = withKeys(`k2:${key(9)},k1:${key(7)}`);
    expect(rotated.decrypt(old, CELL)).toBe(CANARY);
    const fresh = rotated.encrypt(CANARY, CELL);
    expect(fresh.subarray(1, 3).toString()).toBe('k2');
    expect(() => store.decrypt(fresh, CELL)).toThrow('The data key k2 is not configured');
    expect(() => withKeys(`k2:${key(9)}`).decrypt(old, CELL)).toThrow('k1');
    expect(() => withKeys(`k1:${key(8)}`).decrypt(old, CELL)).toThrow('authenticate');
  });

  it('SEC-50 equal values have equal indexes, with a key of their own', () => {
    expect(store.blindIndex('078051120').equals(withKeys(`k2:${key(9)}`).blindIndex('078051120'))).toBe(true);
    expect(store.blindIndex('078051120').equals(store.blindIndex('078051121'))).toBe(false);
    const other = new PersonalData(testConfig('postgres://x', { APP_SECRET: 'another-secret-another-secret-another' }));
    expect(other.blindIndex('078051120').equals(store.blindIndex('078051120'))).toBe(false);
  });
});
