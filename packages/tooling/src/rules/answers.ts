import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrokenRule } from './broken-rule.js';

/** The result of breaking a rule. */
export interface Answer {
  /** The test that turned red; null where all stayed green. */
  red: string | null;
  /** The product's commit, and the day. */
  commit: string;
  day: string;
}

/** Answers that are kept, so that an interrupted run continues where it was. */
export class Answers {
  private readonly file: string;
  private readonly keys = new Map<BrokenRule, string>();
  private readonly known: Record<string, Answer>;

  constructor(private readonly root: string) {
    this.file = join(root, 'test-results', 'rules', 'answers.json');
    this.known = existsSync(this.file) ? (JSON.parse(readFileSync(this.file, 'utf8')) as Record<string, Answer>) : {}; // written below
  }

  /** An answer holds as long as the rule's entry, its file and its tests are what they were. */
  of(rule: BrokenRule): Answer | undefined {
    return this.known[this.keyOf(rule)];
  }

  keep(rule: BrokenRule, answer: Answer): void {
    this.known[this.keyOf(rule)] = answer;
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, `${JSON.stringify(this.known, null, 2)}\n`);
  }

  /** Of the files as they were when the run began, as the copy has them. */
  private keyOf(rule: BrokenRule): string {
    const known = this.keys.get(rule);
    if (known !== undefined) return known;
    const hash = createHash('sha256').update(JSON.stringify(rule));
    for (const file of [rule.file, rule.spec]) hash.update(readFileSync(join(this.root, file)));
    const key = hash.digest('hex');
    this.keys.set(rule, key);
    return key;
  }
}
