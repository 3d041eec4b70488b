import { runsOf, type Direction, type Run } from './bidi-line.js';

/** A run with its font and how wide that draws it. */
export interface Measured extends Run {
  font: string;
  width: number;
}

type Measure = (run: Run) => Measured;

const widthOf = (runs: readonly Measured[]): number => runs.reduce((sum, run) => sum + run.width, 0);

/** Breaks lines at spaces, and a word that is longer than a line where the line ends: it may consist of several runs. */
export function breakLines(content: string, direction: Direction, width: number, measure: Measure): Measured[][] {
  const lines: Measured[][] = [[]];
  let used = 0;
  for (const word of wordsOf(content, direction, measure).flatMap((one) => partsOf(one, width, measure))) {
    const wide = widthOf(word);
    const line = lines.at(-1) ?? [];
    if (used + wide > width && line.length > 0 && word[0]?.text !== ' ') {
      lines.push([...word]);
      used = wide;
    } else {
      line.push(...word);
      used += wide;
    }
  }
  return lines.map((line) => (line.at(-1)?.text === ' ' ? line.slice(0, -1) : line));
}

function wordsOf(content: string, direction: Direction, measure: Measure): Measured[][] {
  const words: Measured[][] = [];
  for (const run of runsOf(content, direction).map(measure)) {
    const last = words.at(-1);
    if (last && last[0]?.text !== ' ' && run.text !== ' ') last.push(run);
    else words.push([run]);
  }
  return words;
}

/** A word in parts that each fit into a line. */
function partsOf(word: Measured[], width: number, measure: Measure): Measured[][] {
  if (widthOf(word) <= width) return [word];
  const parts: Measured[][] = [[]];
  for (const { level, subset, text: whole } of word) {
    for (const text of whole) {
      const part = parts.at(-1) ?? [];
      const last = part.at(-1);
      // Drawn together, and measured so: letters of a word stand closer than apart.
      const joins = last?.level === level && last.subset === subset;
      const grown = joins
        ? [...part.slice(0, -1), measure({ level, subset, text: last.text + text })]
        : [...part, measure({ level, subset, text })];
      if (part.length > 0 && widthOf(grown) > width) parts.push([measure({ level, subset, text })]);
      else parts[parts.length - 1] = grown;
    }
  }
  return parts;
}
