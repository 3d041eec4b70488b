import { nearestSpecs } from './nearest-specs.js';

const SPECS = [
  'apps/api/src/modules/wallet/balance/wallet-statement.spec.ts',
  'apps/api/src/modules/wallet/balance/balance.spec.ts',
  'apps/web/src/ui/data/list.spec.tsx',
];
const TEXTS: Record<string, string> = {
  'apps/api/src/modules/wallet/balance/balance.spec.ts': `import { walletRow } from './wallet-row.js';`,
};
const nearest = (...changed: string[]) => nearestSpecs(changed, SPECS, (spec) => TEXTS[spec] ?? '');

describe('the tests beside what was changed', () => {
  it('are a changed spec itself, and the spec of the same name', () => {
    const [statement, , list] = SPECS;
    expect(nearest(statement ?? '').specs).toEqual([statement]);
    expect(nearest('apps/api/src/modules/wallet/balance/wallet-statement.ts').specs).toEqual([statement]);
    expect(nearest('apps/web/src/ui/data/list.tsx')).toEqual({ specs: [list], alone: [] });
  });

  it('are else those of the folder that import it', () => {
    expect(nearest('apps/api/src/modules/wallet/balance/wallet-row.ts').specs).toEqual([SPECS[1]]);
  });

  it('are none of another folder, and a file without any is named', () => {
    const file = 'apps/api/src/modules/wallet/funds/balance.ts';
    expect(nearest(file)).toEqual({ specs: [], alone: [file] });
    expect(nearest('README.md', 'apps/api/migrations/0001.sql', 'apps/web/src/ui/a.css')).toEqual({
      specs: [],
      alone: [],
    });
  });
});
