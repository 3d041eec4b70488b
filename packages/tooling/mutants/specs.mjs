/**
 * Each mutant is a run of Jest, and most of a run is loading: in mutation tests the specs of a package are one file,
 * which loads once what they share.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One spec of the group. A module that a mutant keeps from loading is a red test, as it is in a whole run. */
const load = (file) => `describe(${JSON.stringify(file)}, () => {
  try {
    require(${JSON.stringify(`../${file}`)});
  } catch (error) {
    it('loads', () => {
      throw error;
    });
  }
});
`;

/**
 * Writes the group of a package.
 * @param folder of the package
 * @param matching which of its specs can find a mutant
 * @returns the pattern by which Jest finds it
 */
export function groupSpecs(folder, matching) {
  const specs = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => file.endsWith('.spec.ts') && matching.test(file))
    .sort();
  const target = join(folder, 'test-groups');
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'mutants.spec.cjs'), specs.map(load).join(''));
  return '<rootDir>/test-groups/mutants.spec.cjs';
}
