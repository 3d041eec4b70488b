import { originOf } from './sign-in.js';

it('U-01 comes back to where it started', () => {
  expect(originOf({ from: '/settings/wallet?currency=USD' })).toBe('/settings/wallet?currency=USD');
});

it.each([null, undefined, {}, { from: 3 }, { from: 'https://elsewhere.example' }, { from: '//elsewhere.example' }])(
  'never follows an address of somebody else (%p)',
  (state) => {
    expect(originOf(state)).toBeNull();
  },
);
