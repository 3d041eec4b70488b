import { walletFee } from './fees.js';

it('adds the flat part to the percentage, rounded half up once', () => {
  expect(walletFee(10_000, 100, 30)).toBe(130);
  expect(walletFee(50, 100, 0)).toBe(1);
  expect(walletFee(49, 100, 0)).toBe(0);
  expect(walletFee(10_000, 0, 0)).toBe(0);
});
