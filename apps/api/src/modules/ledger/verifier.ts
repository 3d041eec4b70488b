import { Injectable } from '@nestjs/common';
import type { Violation } from './verification/findings.js';
import { MinuteVerification } from './verification/minute-verification.js';
import { WholeVerification, type Progress } from './verification/whole-verification.js';

/** Verifies the ledger against its invariants (docs/ledger.md). */
@Injectable()
export class LedgerVerifier {
  constructor(
    private readonly whole: WholeVerification,
    private readonly minute: MinuteVerification,
  ) {}

  /** Everything, from the first seal on; every invariant that does not hold, empty when all is well. */
  verify(onProgress?: (progress: Progress) => void): Promise<Violation[]> {
    return this.whole.all(onProgress);
  }

  /** Everything new since the last check; null before the first complete verification. */
  verifyNew(): Promise<Violation[] | null> {
    return this.minute.run();
  }
}
