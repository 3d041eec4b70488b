import { faultsOf, type Expected, type Found } from './chaos-verdict.js';

describe('the verdict after the kills', () => {
  const expected: Expected = {
    asked: new Set(['a', 'b', 'c']),
    acknowledged: new Map([
      ['a', '1'],
      ['b', '2'],
    ]),
  };
  const investment = (id: string, key: string) => ({ id, key });
  const found: Found = { investments: [investment('1', 'a'), investment('2', 'b')], left: new Map() };

  it('finds nothing in a good run, answered or not', () => {
    expect(faultsOf(found, expected)).toEqual([]);
    expect(faultsOf({ ...found, investments: [...found.investments, investment('3', 'c')] }, expected)).toEqual([]);
  });

  it.each<[string, Partial<Found>, Partial<Expected>]>([
    ['no investment was acknowledged', { investments: [] }, { acknowledged: new Map() }],
    ['1 acknowledged investments are lost', { investments: [investment('1', 'a')] }, {}],
    ['an investment exists that nobody asked for', { investments: [...found.investments, investment('9', 'z')] }, {}],
    ['a command had two effects', { investments: [...found.investments, investment('1', 'a')] }, {}],
    ['2 refunds never came to an end', { left: new Map([['refunds', 2]]) }, {}],
  ])('%s', (fault, otherFound, otherExpected) => {
    expect(faultsOf({ ...found, ...otherFound }, { ...expected, ...otherExpected })).toEqual([fault]);
  });
});
