import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ADAPTERS, type Adapter, type FailureRow } from './matrix.js';
import { MESSAGES_AND_CALLS } from './messages-and-calls.js';
import { MONEY_IN } from './money-in.js';
import { MONEY_OUT } from './money-out.js';

export const FAILURES_PAGE = 'docs/failure-matrix.md';

/** Every failure of the world outside that the product is held to. */
export const FAILURES: readonly FailureRow[] = [...MONEY_IN, ...MESSAGES_AND_CALLS, ...MONEY_OUT];

const named = (adapters: readonly Adapter[]): string => adapters.map((adapter) => ADAPTERS[adapter]).join(', ');

function section({ failure, must, sent, because }: FailureRow): string[] {
  const tests = (Object.keys(ADAPTERS) as Adapter[]).flatMap((adapter) =>
    // the table's own names
    (sent[adapter] ?? []).map(({ spec, test }) => `- **${ADAPTERS[adapter]}**: “${test}” (\`${basename(spec)}\`)`),
  );
  const reasons = because.map(({ reason, adapters }) => `- ${named(adapters)}: no test. ${reason}.`);
  return [`## ${failure}`, '', `The product must ${must}.`, '', ...tests, ...reasons, ''];
}

export const failuresDocument = (): string =>
  [
    '# Failures outside, and the tests that send them',
    '',
    'Written by `npm run gen` from `packages/tooling/src/failures`. Each adapter has, for each failure, a test or a reason why it',
    'has none; a cell without either fails `npm test`.',
    '',
    ...FAILURES.flatMap(section),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');

export function writeFailures(root: string): void {
  writeFileSync(join(root, FAILURES_PAGE), failuresDocument());
}
