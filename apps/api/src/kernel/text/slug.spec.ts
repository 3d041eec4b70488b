import { slugOf } from './slug.js';

const ID = '0192f0c1-7a6e-7cc2-9b1a-3f2e1d0a1b2c';

describe('the address of a name', () => {
  it.each([
    ['Élodie Müller', 'elodie-muller-0a1b2c'],
    ['  Ærø & Søn, S.A. ', 'aero-son-s-a-0a1b2c'],
    ['أحمد الإدريسي', 'احمد-الادريسي-0a1b2c'],
    ['Œuvre d’Été', 'oeuvre-d-ete-0a1b2c'],
    ['Ольга Ɣ', 'ольга-0a1b2c'],
    ['Café №5', 'cafe-no5-0a1b2c'],
    ['!?', 'member-0a1b2c'],
    ['', 'member-0a1b2c'],
  ])('of %s is %s', (name, slug) => {
    expect(slugOf(name, ID, 'member')).toBe(slug);
  });

  it('has at most sixty characters, and no hyphen at an end of the name', () => {
    const slug = slugOf(`${'a'.repeat(49)} ${'b'.repeat(40)}`, ID, 'member');
    expect(slug).toBe(`${'a'.repeat(49)}-0a1b2c`);
    expect(slug.length).toBeLessThanOrEqual(60);
  });
});
