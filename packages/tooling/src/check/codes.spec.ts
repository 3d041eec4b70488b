import { codesIn, explainedIn } from './codes.js';
import { requirementLines, unproved, withRequirements } from '../rules/requirement-lines.js';

describe('codes in comments and names of tests', () => {
  it('are found with their lines, in any text', () => {
    const source = `// V-16 and SEC-14\nit('M-5, B-3 (decision 34)', …)\n// Decision \`admins\`: they read`;
    expect(codesIn(source).map(({ code, line }) => `${line} ${code}`)).toEqual([
      '1 V-16',
      '1 SEC-14',
      '2 M-5',
      '2 B-3',
      '2 decision 34',
      '3 decision `admins`',
    ]);
  });

  it('are not what only looks like one', () => {
    expect(codesIn('UTF-8, SHA-256, GMT-4, REF-1, D-1.5, decision of a person')).toEqual([]);
  });

  it('are explained by a page that has them in bold, or as the first cell of a row', () => {
    const page = '- **V-16** The minimum raise\n| decision 34 | Shares |\nSee V-17 and decision 35.';
    expect(explainedIn(page)).toEqual(['V-16', 'decision 34']);
  });
});

describe('the requirements of security', () => {
  const lines = (texts: Record<string, string>) => requirementLines(new Map(Object.entries(texts)));

  it('name where they are kept and the tests that carry their code', () => {
    const [first] = lines({
      'apps/api/src/a.ts': '/** SEC-1: pinned. */',
      'apps/api/src/a.spec.ts': `it('SEC-1 is pinned', () => {})`,
      'apps/api/src/b.spec.ts': `// SEC-1 in a comment proves nothing`,
    });
    expect(first).toMatch(/kept in `apps\/api\/src\/a.ts`\n {2}- tests: `apps\/api\/src\/a.spec.ts`$/);
  });

  it('without a test, and without a note about it, are reported', () => {
    const found = unproved(lines({}));
    expect(found.some((line) => line.startsWith('- **SEC-1** '))).toBe(true);
    expect(found.some((line) => line.startsWith('- **SEC-55** '))).toBe(false);
  });

  it('are written below the rules, and replaced in their place', () => {
    const once = withRequirements('# Rules\n\n- **V-01** A rule\n', ['- **SEC-1** before']);
    expect(once).toMatch(/^# Rules\n\n- \*\*V-01\*\* A rule\n\n## Requirements/);
    expect(withRequirements(once, ['- **SEC-1** after'])).toBe(once.replace('** before', '** after'));
  });
});
