import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run } from '../process/run.js';
import { directionFaults, LEAST_MODULES } from './directions.js';
import { staleFiles } from './generated.js';
import { forbiddenPlaces, placesIn } from './places.js';
import { secretsIn } from './secrets.js';
import { format, lint, styles } from './tools.js';

const clone = join(__dirname, '..', '..', '..', '..');
const fixtures = join(clone, 'packages', 'tooling', 'fixtures');

describe('the checks fail where they should', () => {
  let folder: string;
  const path = process.env['PATH'];

  beforeAll(() => {
    process.env['PATH'] = `${join(clone, 'node_modules', '.bin')}${delimiter}${path ?? ''}`;
    // Out of the clone, whose settings leave the fixtures out.
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'cairn-fixtures-')));
    cpSync(fixtures, folder, { recursive: true });
  });

  afterAll(() => {
    process.env['PATH'] = path;
    rmSync(folder, { recursive: true, force: true });
  });

  it('every dependency rule, for types as for values', async () => {
    const rules = createRequire(__filename)(join(clone, '.dependency-cruiser.cjs')) as {
      forbidden: { name: string }[];
    };
    const faults = (await directionFaults(join(folder, 'directions'), 1, clone)) ?? '';
    const broken = new Set(faults.split('\n').map((line) => line.split(':')[0]));
    expect(broken).toEqual(new Set(rules.forbidden.map(({ name }) => name)));
  });

  it('a cruise that sees too few modules', async () => {
    await expect(directionFaults(join(folder, 'directions'), LEAST_MODULES, clone)).resolves.toMatch(
      /^Only \d+ modules/,
    );
  });

  it('ring imports, long files, greedy constructors, floating promises and any', async () => {
    const faults = await lint.run(join(folder, 'lint'), clone);
    for (const rule of [
      'import(no-cycle)',
      'eslint(max-lines)',
      'eslint(max-params)',
      'no-floating-promises',
      'no-explicit-any',
    ]) {
      expect(faults).toContain(rule);
    }
  });

  it('unformatted code', async () => {
    await expect(format.run(join(folder, 'format'), clone)).resolves.toContain('ugly.ts');
  });

  it('styles with a left or a right', async () => {
    const faults = await styles.run(join(folder, 'styles'), clone);
    expect(faults).toContain('margin-left');
    expect(faults).toContain('right');
  });

  it('types that do not hold', async () => {
    const { code, output } = await run('tsc', ['-p', join(fixtures, 'types', 'tsconfig.json')], { folder: clone });
    expect(code).not.toBe(0);
    expect(output).toContain('TS2322');
  });

  it("one machine's paths and registries, but no routes", async () => {
    const forbidden = await forbiddenPlaces(clone);
    expect(placesIn(readFileSync(join(fixtures, 'places', 'notes.txt'), 'utf8'), forbidden)).toEqual([1, 2]);
    expect(placesIn(`const here = '${clone}/apps';`, forbidden)).toEqual([1]);
  });

  it('SEC-54 a password in an address', async () => {
    writeFileSync(join(folder, 'harmless.txt'), 'postgres://localhost/cairn');
    await expect(secretsIn(folder, ['harmless.txt'], clone)).resolves.toBeNull();
    // Put together here, so that this file holds none.
    writeFileSync(join(folder, 'address.txt'), ['postgres://owner', 'Zt7rWq2LmN@db.example.org:5432/cairn'].join(':'));
    await expect(secretsIn(folder, ['address.txt', 'harmless.txt'], clone)).resolves.toMatch(/address\.txt\n.*error/);
  });

  it('generated files that were not written anew', async () => {
    writeFileSync(join(folder, 'generated.txt'), 'old');
    const write = async (): Promise<void> => writeFileSync(join(folder, 'generated.txt'), 'new');
    await expect(staleFiles(folder, ['generated.txt'], write)).resolves.toContain('generated.txt');
    await expect(staleFiles(folder, ['generated.txt'], write)).resolves.toBeNull();
  });
});

it('SEC-63 no young release, no package from elsewhere and no script that is not listed is installed', () => {
  const settings = readFileSync(join(clone, 'pnpm-workspace.yaml'), 'utf8').split('\n');
  for (const line of [
    'minimumReleaseAge: 10080',
    'blockExoticSubdeps: true',
    'trustPolicy: no-downgrade',
    'verifyDepsBeforeRun: error',
    'strictDepBuilds: true',
    'allowBuilds:',
  ]) {
    expect(settings).toContain(line);
  }
});
