import { createSession } from './session.js';

describe('the session of the console', () => {
  beforeEach(() => localStorage.clear());

  it('S-05 counts as none once its end has passed', () => {
    let now = Date.parse('2026-11-20T08:00:00Z');
    const session = createSession(localStorage, () => now);
    session.open('secret', '2026-11-20T11:00:00.000Z');
    expect(session.token()).toBe('secret');
    now = Date.parse('2026-11-20T11:00:00Z');
    expect(session.token()).toBeNull();
  });

  it('leaves nothing behind when it is closed', () => {
    const session = createSession(localStorage);
    session.open('secret', '2099-01-01T00:00:00.000Z');
    session.close();
    expect(session.token()).toBeNull();
    expect(session.expiresAt()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('tells when the server has ended it, and when another tab signs out; not when the reader does', () => {
    const session = createSession(localStorage);
    let told = 0;
    const stop = session.onEnd(() => (told += 1));
    session.open('secret', '2099-01-01T00:00:00.000Z');
    session.close();
    expect(told).toBe(0);
    session.open('secret', '2099-01-01T00:00:00.000Z');
    session.end();
    expect([told, session.token()]).toEqual([1, null]);
    const heard = () => window.dispatchEvent(new StorageEvent('storage', { key: 'cairn.console.token' }));
    // Another tab has another token of it: a proof was given there.
    session.open('renewed', '2099-01-01T00:00:00.000Z');
    heard();
    expect(told).toBe(1);
    localStorage.clear();
    heard();
    expect(told).toBe(2);
    stop();
    heard();
    expect(told).toBe(2);
  });
});
