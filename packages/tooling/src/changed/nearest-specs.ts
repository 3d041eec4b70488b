import { basename, dirname } from 'node:path/posix';

const SPEC = /\.spec\.tsx?$/;
const SOURCE = /^(apps|packages)\/[^/]+\/src\/.*\.tsx?$/;

export interface Nearest {
  specs: string[];
  /** Sources without a test next to them. */
  alone: string[];
}

const stemOf = (file: string): string => basename(file).replace(/(\.spec)?\.tsx?$/, '');

/**
 * The tests next to what was changed: a changed spec itself, the spec of the same name, or those of the folder
 * that import the file. What else depends on it is the whole run's business.
 * @param changed paths from the root of the clone
 * @param specs every spec there is
 * @param textOf the text of a spec
 */
export function nearestSpecs(
  changed: readonly string[],
  specs: readonly string[],
  textOf: (spec: string) => string,
): Nearest {
  const found = new Set<string>();
  const alone: string[] = [];
  for (const file of changed.filter((name) => SOURCE.test(name))) {
    const beside = specs.filter((spec) => dirname(spec) === dirname(file));
    const own = SPEC.test(file)
      ? beside.filter((spec) => spec === file)
      : beside.filter((spec) => stemOf(spec) === stemOf(file));
    const near = own.length > 0 ? own : beside.filter((spec) => textOf(spec).includes(`'./${stemOf(file)}.js'`));
    if (near.length === 0) alone.push(file);
    for (const spec of near) found.add(spec);
  }
  return { specs: [...found].sort(), alone };
}
