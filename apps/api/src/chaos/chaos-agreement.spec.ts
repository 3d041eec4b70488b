import { disagreements, type Known } from './chaos-agreement.js';

const known = (ref: string, minor = 100n, state = 'succeeded'): Known => ({ ref, minor, state });
const of = (ours: Known[], theirs: Known[]) => disagreements({ what: 'Refund', ours, theirs });

describe('whether our tables and the provider agree', () => {
  it('finds nothing where they do, in whatever order', () => {
    expect(of([known('a'), known('b', 5n)], [known('b', 5n), known('a')])).toEqual([]);
  });

  it.each<[string, Known[], Known[]]>([
    ['Refund a is in our tables alone (succeeded, 100)', [known('a')], []],
    ['Refund a is known to the provider alone (succeeded, 100)', [], [known('a')]],
    ['Refund a: we say succeeded 100, the provider succeeded 99', [known('a')], [known('a', 99n)]],
    ['Refund a: we say sent 100, the provider succeeded 100', [known('a', 100n, 'sent')], [known('a')]],
    ['Refund a stands in our tables twice', [known('a'), known('a')], [known('a')]],
  ])('%s', (fault, ours, theirs) => {
    expect(of(ours, theirs)).toEqual([fault]);
  });

  it('names five and counts the others', () => {
    const many = Array.from({ length: 9 }, (_, n) => known(`r${n}`));
    expect(of(many, []).at(-1)).toBe('Refund: 4 more');
  });
});
