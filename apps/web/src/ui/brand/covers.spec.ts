import { coverFor, coverName, covers } from './covers.js';

describe('the picture of a campaign', () => {
  it('is its own, or the drawing of its sector', () => {
    expect(coverFor('/media/1', 'water', 'c-1')).toBe('/media/1');
    expect(coverFor(null, 'water', 'c-1')).toBe(covers['water']);
    expect(coverName('food', 'c-1')).toBe('bakery');
    expect(coverName('a sector that nobody drew', 'c-1')).toBe('chocolate');
  });

  it('is before a sector is chosen always the same for the same campaign, and not the same for all', () => {
    const ids = ['0192f000-0000-7000-8a00-000000000001', '0192f000-0000-7000-8a00-000000000002', 'c-3', 'c-4'];
    const drawn = ids.map((id) => coverName(null, id));
    expect(ids.map((id) => coverName(null, id))).toEqual(drawn);
    expect(new Set(drawn).size).toBeGreaterThan(1);
    expect(drawn.every((name) => name in covers)).toBe(true);
  });
});
