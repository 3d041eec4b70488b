import { MOST_FILES, MOST_LINES, sizeFaults } from './sizes.js';

const folderOf = (files: number, ending = '.ts'): Map<string, number> =>
  new Map(Array.from({ length: files }, (_, index) => [`apps/api/src/modules/wallet/part-${index}${ending}`, 40]));

describe('the sizes of files and folders', () => {
  it('are reported where a file of the product is too long', () => {
    const [name, long] = ['apps/api/src/modules/wallet/wallet.service.ts', MOST_LINES + 1];
    expect(sizeFaults(new Map([[name, MOST_LINES]]))).toEqual([]);
    expect(sizeFaults(new Map([[name, long]]))).toEqual([`${name} has 251 lines, more than 250`]);
  });

  it('may be larger in tests and in lists of data', () => {
    const longer = [
      'apps/api/src/modules/wallet/wallet.spec.ts',
      'apps/e2e/src/screens/samples.ts',
      'packages/tooling/src/rules/broken/people.ts',
      'apps/api/migrations/0001-kernel.sql',
    ];
    expect(sizeFaults(new Map(longer.map((name) => [name, 290])))).toEqual([]);
  });

  it('are reported where a folder has too many files of code, without counting their specs', () => {
    expect(sizeFaults(folderOf(MOST_FILES))).toEqual([]);
    expect(sizeFaults(folderOf(MOST_FILES + 1))).toEqual([
      'apps/api/src/modules/wallet has 26 files of code, more than 25',
    ]);
    expect(sizeFaults(folderOf(MOST_FILES + 1, '.spec.ts'))).toEqual([]);
  });
});
