import { ARCHITECTURE, drawArchitecture } from '../drawing/architecture.js';
import { doorsIn, writeDoors } from '../drawing/doors.js';
import { FAILURES_PAGE, writeFailures } from '../failures/document.js';
import { RULES_PAGE, writeRequirements } from '../rules/requirement-lines.js';
import { startTestCluster } from '../test-cluster.js';
import { Failure } from '../process/failure.js';
import { runCli } from '../product/database.js';
import type { Command } from './context.js';

/** Files generated from the code. */
export const generatedFiles = (root: string): string[] => [
  'apps/api/openapi.json',
  'apps/api/ledger-schema.json',
  '.env.example',
  ARCHITECTURE,
  RULES_PAGE,
  FAILURES_PAGE,
  ...doorsIn(root),
];

/** @throws Failure with the generator's output */
export async function generate(root: string): Promise<void> {
  writeDoors(root);
  await writeRequirements(root);
  writeFailures(root);
  await drawArchitecture(root);
  // The schema of the ledger is read from an empty database that every migration has gone through.
  const cluster = await startTestCluster();
  try {
    const { code, output } = await runCli(root, ['gen'], { DATABASE_URL: cluster.url('postgres') });
    if (code !== 0) throw new Failure(`The generated files could not be written: ${output.trim()}`);
  } finally {
    await cluster.dispose();
  }
}

/** `npm run gen`: writes the generated files. */
export const gen: Command = async (_parameters, { root }) => {
  await generate(root);
  process.stdout.write(`Written: ${generatedFiles(root).length} files\n`);
  return 0;
};
