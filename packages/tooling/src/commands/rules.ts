import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../process/failure.js';
import { run } from '../process/run.js';
import { Answers } from '../rules/answers.js';
import { nameOf, type BrokenRule } from '../rules/broken-rule.js';
import { copyClone, removeCopy, whileBroken } from '../rules/copy.js';
import { rulesDocument } from '../rules/document.js';
import { RULES_PAGE, writeRequirements } from '../rules/requirement-lines.js';
import { runTests } from '../rules/red-tests.js';
import { BROKEN_RULES } from '../rules/table.js';
import type { Command } from './context.js';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The entries of the ids that are named, or all. */
function wanted(ids: readonly string[]): readonly BrokenRule[] {
  const unknown = ids.find((id) => !BROKEN_RULES.some(({ rule }) => rule === id));
  if (unknown !== undefined) throw new Failure(`No entry breaks ${unknown}`);
  return ids.length === 0 ? BROKEN_RULES : BROKEN_RULES.filter(({ rule }) => ids.includes(rule));
}

/** A test that fails anyway would prove nothing about the rule that it is named after. */
async function requireGreen(copy: string, rules: readonly BrokenRule[]): Promise<void> {
  const specs = [...new Set(rules.map(({ spec }) => spec))];
  const { red, unread } = await runTests(copy, specs, [...new Set(rules.map(({ rule }) => rule))]);
  if (unread !== null) throw new Failure(`Before any change: ${unread}`);
  const faults = red.map(({ name, reason }) => `\n${name}: ${reason}`);
  if (faults.length > 0) throw new Failure(`Tests fail before any change:${faults.join('')}`);
}

/**
 * `npm run rules -- V-01 S-02`: takes each rule of the table out of a copy of the product and asks whether a test that
 * carries its id turns red. Without ids it does so for all that were not answered yet, and writes `docs/rules.md`.
 */
export const rules: Command = async (ids, { root }) => {
  const answers = new Answers(root);
  const entries = wanted(ids);
  const isRed = (entry: BrokenRule): boolean => typeof answers.of(entry)?.red === 'string';
  const open = entries.filter((entry) => !isRed(entry) || ids.length > 0);
  const { output } = await run('git', ['rev-parse', '--short=7', 'HEAD'], { folder: root });
  const said = { commit: output.trim(), day: new Date().toISOString().slice(0, 10) };
  if (open.length > 0) {
    const copy = copyClone(root);
    try {
      await requireGreen(copy, open);
      for (const entry of open) {
        const { red, unread } = await whileBroken(copy, entry, () => runTests(copy, [entry.spec], [entry.rule]));
        const [first] = red;
        if (unread !== null) say(`${nameOf(entry)}: NOT RUN: ${unread}`);
        else if (first === undefined) say(`${nameOf(entry)}: STILL GREEN (${entry.spec})`);
        else say(`${nameOf(entry)}: red: ${first.name} (${first.reason})`);
        if (unread === null) answers.keep(entry, { red: first?.name ?? null, ...said });
      }
    } finally {
      removeCopy(copy);
    }
  }
  const left = entries.filter((entry) => !isRed(entry));
  say(`${entries.length - left.length} of ${entries.length} red`);
  if (ids.length === 0) {
    writeFileSync(
      join(root, RULES_PAGE),
      rulesDocument((entry) => answers.of(entry)),
    );
    await writeRequirements(root);
  }
  return left.length === 0 ? 0 : 1;
};
