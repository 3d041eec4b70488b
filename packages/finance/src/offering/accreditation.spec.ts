import { parseCalendarDate } from '../calendar/calendar-date.js';
import { ACCREDITATION_THRESHOLDS, accreditationGrounds, meetsAccreditation } from './accreditation.js';
import type { EntityFinances, PersonFinances } from './accreditation.js';

const on = parseCalendarDate('2026-11-20');
const person = (of: Partial<PersonFinances>): PersonFinances => ({ kind: 'person', expectsSameIncome: true, ...of });
const entity = (of: Partial<EntityFinances>): EntityFinances => ({ kind: 'entity', ...of });

describe('meetsAccreditation', () => {
  it('C-07 asks for income above 200,000 in both of the last two years', () => {
    expect(meetsAccreditation(person({ income: [200_000_01n, 200_000_01n] }), on)).toBe(true);
    expect(meetsAccreditation(person({ income: [200_000_00n, 900_000_00n] }), on)).toBe(false);
    expect(meetsAccreditation(person({ income: [300_000_00n, 300_000_00n], expectsSameIncome: false }), on)).toBe(
      false,
    );
  });

  it('C-07 asks for joint income above 300,000 in both years', () => {
    expect(meetsAccreditation(person({ jointIncome: [300_000_01n, 300_000_01n] }), on)).toBe(true);
    expect(meetsAccreditation(person({ jointIncome: [300_000_00n, 300_000_01n] }), on)).toBe(false);
  });

  it('C-07 asks for net worth above 1,000,000 without the primary residence', () => {
    expect(meetsAccreditation(person({ netWorth: 1_000_000_01n }), on)).toBe(true);
    expect(meetsAccreditation(person({ netWorth: 1_000_000_00n }), on)).toBe(false);
  });

  it('C-07 asks an entity for assets above 5,000,000', () => {
    expect(meetsAccreditation(entity({ assets: 5_000_000_01n }), on)).toBe(true);
    expect(meetsAccreditation(entity({ assets: 5_000_000_00n }), on)).toBe(false);
    expect(meetsAccreditation(entity({}), on)).toBe(false);
  });

  it('names every test that is met', () => {
    const all = person({
      income: [400_000_00n, 400_000_00n],
      jointIncome: [400_000_00n, 400_000_00n],
      netWorth: 2_000_000_00n,
      professional: true,
    });
    expect(accreditationGrounds(all, on)).toEqual(['income', 'joint-income', 'net-worth', 'professional']);
    expect(accreditationGrounds(entity({ investments: 6_000_000_00n, allOwnersAccredited: true }), on)).toEqual([
      'entity-investments',
      'all-owners-accredited',
    ]);
  });

  it('C-07 names the tests of an entity', () => {
    expect(accreditationGrounds(entity({ assets: 5_000_000_01n }), on)).toEqual(['entity-assets']);
    expect(accreditationGrounds(entity({ investments: 5_000_000_01n }), on)).toEqual(['entity-investments']);
    expect(accreditationGrounds(entity({ investments: 5_000_000_00n, allOwnersAccredited: false }), on)).toEqual([]);
  });

  it('cites the source of its figures', () => {
    expect(ACCREDITATION_THRESHOLDS.map(({ effectiveFrom, citation }) => [effectiveFrom, citation])).toEqual([
      ['2020-12-08', '17 CFR 230.501(a) as amended by SEC Release 33-10824'],
    ]);
  });

  it('has no rule for days before its table', () => {
    expect(() => meetsAccreditation(person({}), parseCalendarDate('2020-12-07'))).toThrow('No rule');
  });
});
