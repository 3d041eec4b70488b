/**
 * Cruises the folders of the working directory by the rules of .dependency-cruiser.cjs and prints the result as JSON. The tool's own command refuses Node 20, on which its library runs well; and the library parses every file as
 * plain TypeScript, so the parser is told here which ones hold JSX, before the library imports it.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const library = import.meta.resolve('dependency-cruiser');
const parser = createRequire(library)('@swc/core');
const { parseFileSync } = parser;
parser.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });

const { cruise } = await import(library);
const { options, ...ruleSet } = require('../../.dependency-cruiser.cjs');
const { output } = await cruise(['apps', 'packages'], { ...options, ruleSet, validate: true });
const { totalCruised, violations } = output.summary;
process.stdout.write(JSON.stringify({ totalCruised, violations }));
