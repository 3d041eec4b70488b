import type { Answer } from './answers.js';
import type { BrokenRule } from './broken-rule.js';
import { NOT_BUILT, RULE_TEXTS } from './rule-texts.js';
import { BROKEN_RULES } from './table.js';

const HEAD = `# Rules

Every rule of the specification, what keeps it, and the test that turned red when it was taken out on purpose.
\`npm run rules\` takes them out one at a time, in a copy, and writes this file; \`npm run rules -- V-01 S-02\` runs some of
them. The changes stand in \`packages/tooling/src/rules\`. What belongs to a feature that does not exist yet is listed as
not built, and is claimed by no test.
`;

/** Names of files and tests as they are, whatever signs they have. */
const code = (text: string): string => `\`${text.replaceAll('`', "'")}\``;

const redLine = (rule: BrokenRule, answer: Answer | undefined): string => {
  const said = answer?.red ? `red: ${code(answer.red)}` : answer ? 'STILL GREEN' : 'not run';
  return `  - ${rule.part === undefined ? '' : `${rule.part}: `}${code(rule.file)}, ${said}\n`;
};

/** The document: a line a rule, and under it a line for each part of it that was taken out. */
export function rulesDocument(answerOf: (rule: BrokenRule) => Answer | undefined): string {
  const answers = BROKEN_RULES.flatMap((rule) => answerOf(rule) ?? []);
  const runs = [...new Set(answers.map(({ commit, day }) => `${commit} on ${day}`))].toSorted();
  const red = answers.filter(({ red: name }) => name !== null).length;
  const lines = Object.entries(RULE_TEXTS).map(([id, text]) => {
    const parts = BROKEN_RULES.filter(({ rule }) => rule === id).map((rule) => redLine(rule, answerOf(rule)));
    const lacking = NOT_BUILT[id];
    return [`- **${id}** ${text}\n`, ...parts, ...(lacking === undefined ? [] : [`  - not built: ${lacking}\n`])].join(
      '',
    );
  });
  const sum = `${red} of ${BROKEN_RULES.length} changes turned a test red. Run at commit ${runs.join(', ')}.\n`;
  return `${HEAD}\n${sum}\n${lines.join('')}`;
}
