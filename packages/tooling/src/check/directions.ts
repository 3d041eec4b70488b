import { join } from 'node:path';
import { run } from '../process/run.js';
import type { Step } from './step.js';

interface Violation {
  from: string;
  to: string;
  rule: { name: string };
}

interface Cruise {
  totalCruised: number;
  violations: Violation[];
}

const CRUISE = join('packages', 'tooling', 'cruise.mjs');

/** Without modules there are no violations: fewer than this means that the analysis did not run. */
export const LEAST_MODULES = 600;

/**
 * Which folder may import from which: the rules of .dependency-cruiser.cjs.
 * @param root holds the folders and the rules
 * @param least how many modules must have been looked at
 * @param clone where the script lies
 */
export async function directionFaults(root: string, least: number, clone = root): Promise<string | null> {
  const { code, output } = await run(process.execPath, [join(clone, CRUISE)], { folder: root });
  if (code !== 0) return `The dependency rules cannot be checked: ${output.trim()}`;
  const { totalCruised, violations } = JSON.parse(output) as Cruise; // what the script above prints
  if (totalCruised < least) return `Only ${totalCruised} modules were looked at, at least ${least} were expected`;
  const lines = violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  return lines.length === 0 ? null : lines.join('\n');
}

export const directions: Step = { name: 'directions', run: (root) => directionFaults(root, LEAST_MODULES) };
