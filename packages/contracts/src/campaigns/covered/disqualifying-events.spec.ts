import { EVENT_KINDS, lookBackYears, verdictOf, type EventLaw } from './disqualifying-events.js';

const figures = {
  bad_actor_conviction_issuer_years: 5,
  bad_actor_conviction_years: 10,
  bad_actor_court_order_years: 5,
  bad_actor_regulator_bar: true,
  bad_actor_regulator_order_years: 10,
  bad_actor_sec_discipline: true,
  bad_actor_sec_order_years: 5,
  bad_actor_sro_bar: true,
  bad_actor_stop_order_years: 5,
  bad_actor_postal_order_years: 5,
};
const law = (today: string): EventLaw => ({ figures, today, since: '2016-05-16' });
const TODAY = law('2026-06-16');

describe('17 CFR 227.503(a) which event disqualifies', () => {
  it.each([
    ['conviction', 'director', '2016-06-16', '2016-06-15'],
    ['conviction', 'issuer', '2021-06-16', '2021-06-15'],
    ['conviction', 'affiliate', '2021-06-16', '2021-06-15'],
    ['court_order', 'promoter', '2021-06-16', '2021-06-15'],
    ['regulator_order', 'officer', '2016-06-16', '2016-06-15'],
    ['sec_order', 'solicitor', '2021-06-16', '2021-06-15'],
    ['stop_order', 'issuer', '2021-06-16', '2021-06-15'],
    ['postal_order', 'voting_holder', '2021-06-16', '2021-06-15'],
  ] as const)('%s of a %s counts from %s on, and not from %s', (kind, role, first, before) => {
    const of = (occurredOn: string) => verdictOf({ kind, occurredOn, inEffect: true }, role, TODAY);
    expect([of(first), of(before)]).toEqual(['disqualifying', 'past']);
  });

  it.each(['regulator_bar', 'sec_discipline', 'sro_bar'] as const)(
    '%s counts as long as it is in effect, however old',
    (kind) => {
      const of = (inEffect: boolean) => verdictOf({ kind, occurredOn: '2017-01-01', inEffect }, 'director', TODAY);
      expect([of(true), of(false), lookBackYears(kind, 'director', figures)]).toEqual(['disqualifying', 'past', null]);
    },
  );

  it('227.503(a)(2) an injunction that no longer restrains does not count', () => {
    const event = { kind: 'court_order', occurredOn: '2025-01-01', inEffect: false } as const;
    expect(verdictOf(event, 'director', TODAY)).toBe('past');
  });

  it('227.503(b)(1) what came before 16 May 2016 is disclosed', () => {
    const bar = (occurredOn: string) => verdictOf({ kind: 'sro_bar', occurredOn, inEffect: true }, 'officer', TODAY);
    expect([bar('2016-05-15'), bar('2016-05-16')]).toEqual(['disclosed', 'disqualifying']);
    const conviction = { kind: 'conviction', occurredOn: '2016-05-15', inEffect: false } as const;
    expect(verdictOf(conviction, 'director', law('2026-05-15'))).toBe('disclosed');
    expect(verdictOf(conviction, 'director', law('2026-05-16'))).toBe('past');
  });

  it('a leap day looks back to the last day of February', () => {
    const event = (occurredOn: string) =>
      verdictOf({ kind: 'stop_order', occurredOn, inEffect: false }, 'issuer', law('2028-02-29'));
    expect([event('2023-02-28'), event('2023-02-27')]).toEqual(['disqualifying', 'past']);
  });

  it('has a figure for every kind', () => {
    const withYears = EVENT_KINDS.filter((kind) => lookBackYears(kind, 'director', figures) !== null);
    expect(withYears).toEqual(
      EVENT_KINDS.filter((kind) => !['regulator_bar', 'sec_discipline', 'sro_bar'].includes(kind)),
    );
  });
});
