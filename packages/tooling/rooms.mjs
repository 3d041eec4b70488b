/**
 * Prints which source file of the API's modules imports which, as JSON: what the drawing in docs/architecture.md is made
 * of. See cruise.mjs for how the library is told what to parse.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { cruise } = await import(import.meta.resolve('dependency-cruiser'));
const { options } = require('../../.dependency-cruiser.cjs');
const { output } = await cruise(['apps/api/src/modules'], { ...options, includeOnly: '^apps/api/src/modules/' });
const imports = output.modules.flatMap(({ source, dependencies }) =>
  dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
);
process.stdout.write(JSON.stringify(imports));
