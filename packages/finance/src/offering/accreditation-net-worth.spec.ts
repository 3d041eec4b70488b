import { accreditationNetWorth } from './accreditation-net-worth.js';

const base = { assets: 1_200_000_00n, residence: 0n, mortgage: 0n, recentDebt: 0n, otherDebts: 0n };

describe('accreditationNetWorth', () => {
  it.each([
    ['the residence is no asset', { residence: 2_000_000_00n }, 1_200_000_00n],
    ['a mortgage below its value is no debt', { residence: 500_000_00n, mortgage: 400_000_00n }, 1_200_000_00n],
    ['nor is one that reaches it', { residence: 500_000_00n, mortgage: 500_000_00n }, 1_200_000_00n],
    ['what is above its value is a debt', { residence: 500_000_00n, mortgage: 500_000_01n }, 1_199_999_99n],
    [
      'what was added in the last sixty days is a debt below its value too',
      { residence: 500_000_00n, mortgage: 400_000_00n, recentDebt: 50_000_00n },
      1_150_000_00n,
    ],
    [
      'and is not counted twice above it',
      { residence: 500_000_00n, mortgage: 540_000_00n, recentDebt: 50_000_00n },
      1_150_000_00n,
    ],
    ['other debts count whole', { otherDebts: 200_000_01n }, 999_999_99n],
    ['it may be negative', { assets: 0n, otherDebts: 1n }, -1n],
  ])('C-07 %s (17 CFR 230.501(a)(5)(i))', (_name, change, netWorth) => {
    expect(accreditationNetWorth({ ...base, ...change })).toBe(netWorth);
  });

  it('takes no amount that cannot be', () => {
    expect(() => accreditationNetWorth({ ...base, assets: -1n })).toThrow('negative');
    expect(() => accreditationNetWorth({ ...base, mortgage: 1n, recentDebt: 2n })).toThrow('Recent');
  });
});
