/**
 * Loading what a file of tests needs, thousands of modules, often takes longer than its tests, and Jest loads it anew
 * for each file. In a whole run files are put into groups that share what is loaded; what a file sets up (a database, an
 * application, a page) stays its own.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Marks of a file that changes what others would share: modules, settings, the address of the page, whether the browser
 * has a connection. Spies and clocks are put back by the file that set them.
 */
const UNSHARED =
  /jest\.mock\(|process\.env\[[^\]]+\] =[^=]|window\.location|\bhistory\.(push|replace)State|navigator, 'onLine'/;

/**
 * Settings of a project: in a whole run its files in `count` groups, and one by one those that share nothing.
 * @param folder of the project
 * @param long the files whose tests take far longer than a load: a group with them would be the last to end
 * @param apart the files that a command of their own runs, and a whole run leaves out
 */
export function grouped(folder, count, long = /^$/, apart = /^$/) {
  if (process.env.CAIRN_TEST_GROUPS !== 'yes') return {};
  const sources = join(folder, 'src');
  const textOf = (file) => readFileSync(join(sources, file), 'utf8');
  const target = join(folder, 'test-groups');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.spec\.tsx?$/.test(file) && !apart.test(file))
    .sort();
  const isShared = (file) => !long.test(file) && !UNSHARED.test(textOf(file));
  const shared = files.filter(isShared);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (let group = 0; group < count; group++) {
    const lines = shared
      .filter((_, index) => index % count === group)
      .map((file) => JSON.stringify(relative(target, join(sources, file))))
      .map((file) => `describe(${file}, () => void require(${file}));`);
    writeFileSync(join(target, `${String(group + 1).padStart(2, '0')}.spec.cjs`), `${lines.join('\n')}\n`);
  }
  const alone = files.filter((file) => !shared.includes(file)).map((file) => `<rootDir>/src/${file}`);
  return { testMatch: ['<rootDir>/test-groups/*.spec.cjs', ...alone] };
}
