import { mutantLines, mutantScores } from './mutant-scores.js';

const mutants = (...statuses: string[]) => ({ mutants: statuses.map((status) => ({ status })) });

describe('the scores of mutation tests', () => {
  it('count what was found against what was not, and neither what was left out nor what could not run', () => {
    const files = {
      'b.ts': mutants('Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'RuntimeError', 'CompileError'),
      'a.ts': mutants('Killed'),
      'c.ts': mutants(),
    };
    expect(mutantScores({ files })).toEqual([
      { file: 'a.ts', found: 1, all: 1 },
      { file: 'b.ts', found: 2, all: 4 },
      { file: 'c.ts', found: 0, all: 0 },
    ]);
    expect(mutantLines(mutantScores({ files }))).toEqual([
      '100.0 % 1/1 a.ts',
      '50.0 % 2/4 b.ts',
      '- % 0/0 c.ts',
      '60.0 % 3/5 in all',
    ]);
  });
});
