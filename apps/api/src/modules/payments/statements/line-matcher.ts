import { Injectable } from '@nestjs/common';
import type { Provider } from '@cairn/contracts/rails/providers';
import type { StatementLineEntity, StatementState } from './statement-line.entity.js';

/** Whether our ledger has a line, and in which transaction. */
export interface MatchedLine {
  state: Exclude<StatementState, 'new'>;
  txId: string | null;
}

/** Holds the lines of a provider's statement against the records that they are about. Each of these may be asked again. */
export interface LineMatcher {
  /** What is known of a line, after the provider was asked where its message may be late; null while nothing is. */
  find(line: StatementLineEntity): Promise<MatchedLine | null>;
  /** Whether what was begun may still be done, though a day has passed. */
  isOnItsWay(line: StatementLineEntity): Promise<boolean>;
  /** Books a line that nobody knows, so that our accounts end where the provider's do. */
  book(line: StatementLineEntity): Promise<MatchedLine>;
}

/** Who matches the lines of a provider, where they are not about payments of the platform. */
@Injectable()
export class LineMatchers {
  private readonly matchers = new Map<string, LineMatcher>();

  register(provider: Provider, matcher: LineMatcher): void {
    if (this.matchers.has(provider)) throw new Error(`Two match the lines of ${provider}`);
    this.matchers.set(provider, matcher);
  }

  /** Null where its lines are about payments. */
  of(provider: Provider): LineMatcher | null {
    return this.matchers.get(provider) ?? null;
  }
}
