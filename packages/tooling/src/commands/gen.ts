import { Failure } from '../process/failure.js';
import { runCli } from '../product/database.js';
import type { Command } from './context.js';

/** What is written from the code. */
export const GENERATED = ['apps/api/openapi.json', '.env.example'] as const;

/** @throws Failure with what the generator said */
export async function generate(root: string): Promise<void> {
  const { code, output } = await runCli(root, ['gen'], {});
  if (code !== 0) throw new Failure(`The generated files could not be written: ${output.trim()}`);
}

/** `npm run gen`: writes the generated files. */
export const gen: Command = async (_parameters, { root }) => {
  await generate(root);
  process.stdout.write(`Written: ${GENERATED.join(', ')}\n`);
  return 0;
};
