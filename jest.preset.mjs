/**
 * One Jest set-up for the whole workspace. Node 20 cannot run Jest's native ES modules with packages that
 * `require()` them, so everything that ships as ES modules is transformed to CommonJS by swc.
 */
const swc = (syntax, jsx = false) => [
  '@swc/jest',
  {
    swcrc: false,
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
    jsc: {
      target: 'es2022',
      keepClassNames: true,
      parser:
        syntax === 'typescript'
          ? { syntax, decorators: true, tsx: jsx }
          : { syntax: 'ecmascript', jsx },
      transform: {
        ...(syntax === 'typescript'
          ? { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false }
          : {}),
        react: { runtime: 'automatic' },
      },
    },
  },
];

/** Packages that ship as ES modules only and are met by tests. */
const esmOnly =
  '@nestjs\\+|@mantine\\+|file-type@|strtok3@|token-types@|@tokenizer\\+|uint8array-extras@|@borewit\\+|load-esm@|content-disposition@|cookie@2|uuid@|nodemailer@|@tabler\\+|postal-mime@|bidi-js@';

/** A Jest project of this workspace. `overrides` are merged over the shared settings. */
export const project = (displayName, overrides = {}) => ({
  displayName,
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/src/**/*.spec.tsx'],
  transform: {
    '^.+\\.tsx$': swc('typescript', true),
    '^.+\\.ts$': swc('typescript'),
    '^.+\\.m?js$': swc('ecmascript'),
  },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testEnvironmentOptions: { customExportConditions: ['@cairn/source', 'node', 'node-addons', 'require', 'default'] },
  transformIgnorePatterns: [
    '/node_modules/(?!(\\.pnpm/|@nestjs/|@cairn/))',
    `/node_modules/\\.pnpm/(?!(${esmOnly}))`,
  ],
  ...overrides,
});
