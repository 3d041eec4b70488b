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
});
