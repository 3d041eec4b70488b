/**
 * Which folder may import from which. Rings are found by the linter (import/no-cycle).
 * `parser: 'swc'` is needed: with TypeScript 7 the default parser sees no modules at all, and no faults.
 */
const MODULES = '^apps/api/src/modules';
const SPEC = '\\.spec\\.tsx?$';

const rule = (name, from, to) => ({ name, severity: 'error', from, to });

/** A module of the API that must not know these others. */
const apart = (module, others) =>
  rule(`api-${module}-below`, { path: `${MODULES}/${module}/`, pathNot: SPEC }, { path: `${MODULES}/(${others})/` });

module.exports = {
  forbidden: [
    rule('packages-below-apps', { path: '^packages/' }, { path: '^apps/' }),
    rule('finance-alone', { path: '^packages/finance/' }, { path: '^packages/(?!finance/)' }),
    rule('contracts-on-finance', { path: '^packages/contracts/' }, { path: '^packages/(?!contracts/|finance/)' }),
    rule('client-on-contracts', { path: '^packages/client/' }, { path: '^packages/(?!client/|contracts/)' }),
    rule('words-on-contracts', { path: '^packages/i18n/' }, { path: '^packages/(?!i18n/|contracts/|finance/)' }),
    rule('editor-on-words', { path: '^packages/editor/' }, { path: '^packages/(?!editor/|i18n/|contracts/|finance/)' }),
    rule('design-alone', { path: '^packages/design/' }, { path: '^packages/(?!design/)' }),
    rule('tooling-alone', { path: '^packages/tooling/' }, { path: '^packages/(?!tooling/)' }),
    rule(
      'apps-apart',
      { path: '^apps/([^/]+)/', pathNot: [SPEC, '^apps/(api|e2e)/src/testing/', '^apps/e2e/'] },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    rule(
      'tooling-not-in-products',
      { path: '^apps/(api|web|admin|sandbox)/src/', pathNot: [SPEC, '/testing/', '^apps/api/src/(bench|chaos)/'] },
      { path: '^packages/tooling/' },
    ),

    rule('kernel-knows-no-module', { path: '^apps/api/src/kernel/', pathNot: SPEC }, { path: `${MODULES}/` }),
    rule(
      'modules-by-their-door',
      { path: `${MODULES}/([^/]+)/`, pathNot: SPEC },
      { path: `${MODULES}/`, pathNot: [`${MODULES}/$1/`, `${MODULES}/[^/]+/index\\.ts$`] },
    ),
    rule(
      'modules-by-their-door-from-outside',
      { path: '^apps/api/src/[^/]+\\.ts$' },
      { path: `${MODULES}/`, pathNot: `${MODULES}/[^/]+/index\\.ts$` },
    ),
    apart('ledger', '(?!ledger/)[^/]+'),
    apart('payments', 'wallet|investments|payouts|repayments'),
    rule(
      'listeners-are-not-called',
      { path: `${MODULES}/(?!communication/|operations/)`, pathNot: SPEC },
      { path: `${MODULES}/(communication|operations)/` },
    ),

    rule('web-kit-below', { path: '^apps/web/src/(ui|lib)/' }, { path: '^apps/web/src/(features|app)/' }),
    rule('web-features-below-app', { path: '^apps/web/src/features/' }, { path: '^apps/web/src/app/' }),
    rule(
      'web-features-apart',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    ),
    rule('console-ground-below', { path: '^apps/admin/src/lib/' }, { path: '^apps/admin/src/(ui|features|app)/' }),
    rule(
      'console-kit-below',
      { path: '^apps/admin/src/ui/', pathNot: SPEC },
      { path: '^apps/admin/src/(features|app)/' },
    ),
    rule('console-features-below-app', { path: '^apps/admin/src/features/' }, { path: '^apps/admin/src/app/' }),
    rule(
      'console-features-apart',
      { path: '^apps/admin/src/features/([^/]+)/' },
      { path: '^apps/admin/src/features/', pathNot: '^apps/admin/src/features/$1/' },
    ),
    rule('nothing-unknown', { path: '^(apps|packages)/[^/]+/src/' }, { couldNotResolve: true, path: '^(\\.|@cairn/)' }),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules|test-results)(/|$)|^packages/tooling/fixtures/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@cairn/source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'], '.mjs': ['.mts', '.mjs'] },
    },
  },
};
