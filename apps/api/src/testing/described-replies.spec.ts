import { faultIn } from './described-replies.js';

const ROUTE = '/api/v1.1/my-investment/currencies';
const reply = (more: object = {}, data: unknown = ['USD']): string =>
  JSON.stringify({ status: 'success', results: 1, data: { data }, ...more });
const failure = (code: string): string => JSON.stringify({ status: 'fail', code, message: 'No.', requestId: '1' });

describe('a reply held to openapi.json', () => {
  it('fits as it is described', () => {
    expect(faultIn('GET', ROUTE, 200, reply())).toBeNull();
    expect(faultIn('GET', ROUTE, 401, failure('auth.required'))).toBeNull();
    expect(faultIn('GET', '/health', 200, '{}')).toBeNull();
  });

  it.each([
    ['a field that is not named', 200, reply({ more: 1 })],
    ['another type', 200, reply({}, [1])],
    ['null for what is always there', 200, reply({}, null)],
    ['a status that is not named', 418, failure('request.invalid')],
    ['an error that nobody knows', 400, failure('nobody.knows')],
    ['an error that other calls give', 400, failure('payment.signature')],
  ])('does not fit with %s', (_what, status, payload) => {
    expect(faultIn('GET', ROUTE, status, payload)).toContain(`GET ${ROUTE} ${status}`);
  });
});
