/** As far as it is read: https://github.com/stryker-mutator/mutation-testing-elements. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

export interface MutantScore {
  readonly file: string;
  readonly found: number;
  readonly all: number;
}

const FOUND = new Set(['Killed', 'Timeout']);
const MISSED = new Set(['Survived', 'NoCoverage']);

/** How many mutants of each file a test has found. Mutants that cannot be run count for neither side. */
export function mutantScores({ files }: MutationReport): MutantScore[] {
  return Object.entries(files)
    .map(([file, { mutants }]) => {
      const found = mutants.filter(({ status }) => FOUND.has(status)).length;
      return { file, found, all: found + mutants.filter(({ status }) => MISSED.has(status)).length };
    })
    .sort((a, b) => a.file.localeCompare(b.file, 'en'));
}

const line = ({ file, found, all }: MutantScore): string =>
  `${all === 0 ? '-' : ((100 * found) / all).toFixed(1)} % ${found}/${all} ${file}`;

/** One line for each file, and one for all of them. */
export function mutantLines(scores: readonly MutantScore[]): string[] {
  const sum = (of: (score: MutantScore) => number): number => scores.reduce((total, score) => total + of(score), 0);
  const whole = { file: 'in all', found: sum(({ found }) => found), all: sum(({ all }) => all) };
  return [...scores, whole].map(line);
}
