import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf, patternOf, type BrokenRule } from './broken-rule.js';
import { broken } from './copy.js';
import { rulesDocument } from './document.js';
import { NOT_BUILT, RULE_TEXTS } from './rule-texts.js';
import { BROKEN_RULES } from './table.js';

const ROOT = join(__dirname, '..', '..', '..', '..');
const read = (file: string): string => (existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : '');

describe('the rules that are taken out on purpose', () => {
  it('are where the table says, once each, and are named by the tests that must fail', () => {
    const misplaced = BROKEN_RULES.filter(({ file, text }) => read(file).split(text).length !== 2);
    expect(misplaced.map(nameOf)).toEqual([]);
    const unnamed = BROKEN_RULES.filter(({ rule, spec }) => !new RegExp(patternOf(rule), 'm').test(read(spec)));
    expect(unnamed.map(nameOf)).toEqual([]);
  });

  it('have a name each, and change something', () => {
    expect(new Set(BROKEN_RULES.map(nameOf)).size).toBe(BROKEN_RULES.length);
    expect(BROKEN_RULES.filter(({ text, by }) => text === by).map(nameOf)).toEqual([]);
  });

  it('are all of the specification; what has no entry is not built', () => {
    const ids = Object.keys(RULE_TEXTS);
    const counts = ['V', 'S', 'R', 'C', 'U'].map((kind) => ids.filter((id) => id.startsWith(kind)).length);
    expect(counts).toEqual([39, 16, 10, 11, 5]);
    const kept = new Set([...BROKEN_RULES.map(({ rule }) => rule), ...Object.keys(NOT_BUILT)]);
    expect(ids.filter((id) => !kept.has(id))).toEqual([]);
    expect([...kept].filter((id) => !(id in RULE_TEXTS))).toEqual([]);
  });

  it('are in the document with what came of them', () => {
    const written = read('docs/rules.md');
    const withoutAnswers = rulesDocument(() => undefined).split('\n');
    const parts = withoutAnswers.filter((line) => line.startsWith('  - ')).map((line) => line.replace(/not run$/, ''));
    expect(parts.filter((line) => !written.includes(line))).toEqual([]);
    const rules = withoutAnswers.filter((line) => line.startsWith('- **'));
    expect(rules.filter((line) => !written.includes(line))).toEqual([]);
    expect(written).not.toContain('STILL GREEN');
  });

  it('are refused where their text is not there exactly once', () => {
    const rule: BrokenRule = { rule: 'V-01', file: 'a.ts', text: 'max: 20', by: 'max: 21', spec: 'a.spec.ts' };
    expect(broken('min: 1, max: 20', rule)).toBe('min: 1, max: 21');
    expect(() => broken('max: 20, max: 20', rule)).toThrow('2 times');
    expect(() => broken('max: 30', rule)).toThrow('0 times');
  });

  it('a test carries an id by itself, not as part of another', () => {
    const carries = (name: string): boolean => new RegExp(patternOf('V-01')).test(name);
    expect(['V-01 asks', 'asks (V-01)', 'V-01: asks'].map(carries)).toEqual([true, true, true]);
    expect(['V-011 asks', 'SEV-01 asks', 'V-02 asks'].map(carries)).toEqual([false, false, false]);
  });
});
