import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run } from '../process/run.js';
import { directionFaults, LEAST_MODULES } from './directions.js';
import { staleFiles } from './generated.js';
import { forbiddenPlaces, placesIn } from './places.js';
import { secretsIn } from './secrets.js';
import { tableFaults, type House } from './tables.js';
import { format, lint, styles } from './tools.js';

const clone = join(__dirname, '..', '..', '..', '..');
const fixtures = join(clone, 'packages', 'tooling', 'fixtures');

describe('the checks fail where they should', () => {
  let folder: string;
  const path = process.env['PATH'];

  beforeAll(() => {
    process.env['PATH'] = `${join(clone, 'node_modules', '.bin')}${delimiter}${path ?? ''}`;
    // Outside the clone, whose settings exclude the fixtures.
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

  it('an analysis that sees too few modules', async () => {
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

  describe('SQL that names the table of another', () => {
    const house = (code: Record<string, string>): House => ({
      readmes: new Map([
        ['stock', '# Stock\n\n- Tables: `item`, `shelf`'],
        ['sales/orders', '# Orders\n\n- Tables: `sale`'],
      ]),
      migrations: [
        'create table item (id int);\ncreate table if not exists shelf (id int);',
        'create table sale (id int);',
      ],
      code: new Map(Object.entries(code)),
    });
    const orders = (sql: string) => ({ 'modules/sales/orders/orders.ts': `const sql = \`${sql}\`;` });
    const MAY_READ = { 'sales/orders': [{ tables: ['item'], why: 'its price' }] };

    it('to write it, for any reader', () => {
      for (const sql of [
        'update item set id = 1',
        'insert into item (id) values (1)',
        'delete from item where id = 1',
        'with sold as (select id from sale) update item i set id = s.id from sold s',
      ]) {
        expect(tableFaults(house(orders(`${sql} /* */ where exists (select 1 from item)`)), MAY_READ)).toEqual([
          "modules/sales/orders/orders.ts writes item, which is another's",
        ]);
      }
    });

    it('to read it without a reason, or with one for another table', () => {
      const read = "modules/sales/orders/orders.ts reads item, which is another's";
      expect(tableFaults(house(orders('select 1 from sale s join item i using (id)')), {})[0]).toContain(read);
      expect(tableFaults(house(orders('select 1 from item for update of item')), MAY_READ)).toEqual([]);
      expect(tableFaults(house(orders('select 1 from item')), {}, ['item'])).toEqual([]);
    });

    it('but not in a comment, in a word, or in its own module', () => {
      const code = {
        'modules/stock/stock.ts':
          "// update sale set id = 1\nconst sql = 'update item set id = 1 where x in (select 1 from shelf)';",
        'modules/sales/prices.ts': "const sql = 'update sale set id = 1'; const words = 'taken from itemised bills';",
      };
      expect(tableFaults(house(code), {})).toEqual([]);
    });

    it('a table of nobody or of two, a README and a reason that are out of date', () => {
      const { migrations, code } = house({});
      const readmes = new Map([
        ['stock', '- Tables: `item`, `gone`'],
        ['sales', '- Tables: `item`'],
      ]);
      expect(tableFaults({ readmes, migrations, code }, MAY_READ)).toEqual([
        'item belongs to one room: stock, sales',
        'shelf belongs to one room: no README names it',
        'sale belongs to one room: no README names it',
        'The README of stock names gone, which is not there',
        'table-reads.ts lets sales/orders read item, and nobody does',
      ]);
    });
  });

  it('unformatted code', async () => {
    await expect(format.run(join(folder, 'format'), clone)).resolves.toContain('ugly.ts');
  });

  it('styles with a left or a right', async () => {
    const faults = await styles.run(join(folder, 'styles'), clone);
    expect(faults).toContain('margin-left');
    expect(faults).toContain('right');
  });

  it('type errors', async () => {
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

  it('generated files that are out of date', async () => {
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
