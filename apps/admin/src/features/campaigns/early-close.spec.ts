import { earlyCloseFrom } from './early-close.js';

const OPENED = '2026-11-01T10:00:00.000Z';
const LAW = { jurisdictionProfile: 'us_regcf', minimumCampaignDays: 21 };
const at = (instant: string): number => Date.parse(instant);

describe('closing early', () => {
  it('waits for the days that the law asks for, to the second', () => {
    expect(earlyCloseFrom(OPENED, LAW, at('2026-11-22T09:59:59Z'))).toBe('2026-11-22T10:00:00.000Z');
    expect(earlyCloseFrom(OPENED, LAW, at('2026-11-22T10:00:00Z'))).toBeNull();
  });

  it('waits for nothing where no law asks, or while the rules are not known', () => {
    expect(earlyCloseFrom(OPENED, { ...LAW, jurisdictionProfile: 'none' }, at(OPENED))).toBeNull();
    expect(earlyCloseFrom(OPENED, undefined, at(OPENED))).toBeNull();
    expect(earlyCloseFrom(null, LAW, at(OPENED))).toBeNull();
  });
});
