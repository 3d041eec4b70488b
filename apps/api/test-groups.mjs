/**
 * Loading the product's three thousand modules takes longer than most files of tests, and Jest loads them anew for
 * each. For a whole run the files are put into groups that share what is loaded; every file still has a database and an
 * application of its own.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));
const SOURCES = join(HERE, 'src');
const FOLDER = join(HERE, 'dist', 'test-groups');

/** What a file does to the modules it shares: its own changes of clocks, modules and settings stay its own. */
const UNSHARED = /jest\.(mock|spyOn)|useFakeTimers|process\.env\[|register\.|prom-client/;
/** Files whose tests take far longer than a load: beside others they would make one group the last to end. */
const LONG = /^testing\/|race\.spec\.ts$/;

/** Writes `count` files that each hold a part of the files of tests; gives the patterns that find all tests. */
export function testGroups(count) {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(SOURCES, file), 'utf8') }));
  const shared = files.filter(({ file, text }) => !LONG.test(file) && !UNSHARED.test(text));
  const alone = files.filter((file) => !shared.includes(file));
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (let group = 0; group < count; group++) {
    const members = shared
      .filter((_, index) => index % count === group)
      .map(({ file }) => relative(FOLDER, join(SOURCES, file)));
    const lines = members.map(
      (file) => `describe(${JSON.stringify(file)}, () => void require(${JSON.stringify(file)}));`,
    );
    writeFileSync(join(FOLDER, `${String(group + 1).padStart(2, '0')}.spec.cjs`), `${lines.join('\n')}\n`);
  }
  return ['<rootDir>/dist/test-groups/*.spec.cjs', ...alone.map(({ file }) => `<rootDir>/src/${file}`)];
}
