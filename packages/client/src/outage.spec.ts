import { ApiError, readFailure } from './api-error.js';
import { askAgainIn, isOutage, isTooMany } from './outage.js';

const refusal = (status: number, code: string, params: Record<string, unknown> = {}) =>
  new ApiError(status, code, code, params);

describe('M-9 what an outage is', () => {
  it.each<[string, unknown, number | false]>([
    ['the database is away', refusal(503, 'server.unavailable', { retryAfter: 7 }), 7_000],
    ['it says no time', refusal(503, 'server.busy'), 5_000],
    ['it asks for a day', refusal(503, 'server.unavailable', { retryAfter: 86_400 }), 60_000],
    ['it says nonsense', refusal(503, 'server.unavailable', { retryAfter: 'soon' }), 5_000],
    ['no answer came', refusal(0, 'network'), 5_000],
    ['a proxy found nobody', readFailure(502, null), 5_000],
    ['a proxy waited in vain', readFailure(504, '<html>'), 5_000],
    ['the site is closed on purpose', refusal(503, 'server.maintenance'), false],
    ['a provider is away', refusal(503, 'payment.provider_unavailable'), false],
    ['a fault of ours', readFailure(500, null), false],
    ['the session ended', refusal(401, 'auth.session_ended'), false],
    ['there is no connection', refusal(0, 'offline'), false],
    ['something else', new Error('x'), false],
  ])('M-9 %s', (_when, error, wait) => {
    expect([isOutage(error), askAgainIn(error)]).toEqual([wait !== false, wait]);
  });
});

describe('a limit on requests', () => {
  it.each([
    ['names its time', { retryAfter: 120 }, 120_000],
    ['names a day', { retryAfter: 86_400 }, 3_600_000],
    ['names none', {}, 5_000],
  ])('that %s is waited for, and is no outage', (_what, params, wait) => {
    const error = refusal(429, 'request.too_many', params);
    expect([isTooMany(error), isOutage(error), askAgainIn(error)]).toEqual([true, false, wait]);
  });

  it('is told apart from other refusals', () => {
    expect(isTooMany(refusal(429, 'file.busy'))).toBe(false);
    expect(isTooMany(new Error('x'))).toBe(false);
  });
});
