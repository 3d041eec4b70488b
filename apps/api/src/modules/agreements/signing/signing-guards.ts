import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';

export interface Signing {
  investmentId: string;
  investorId: string;
}

/** What another module does in the transaction of a signature. */
export interface SigningGuard {
  /** Before anything is read: takes the locks under which nothing of the investment changes. */
  lock: (tx: Tx, signing: Signing) => Promise<void>;
  /** After it is stored. */
  signed: (tx: Tx, signing: Signing & { agreementId: string }) => Promise<void>;
}

/** The door by which investing learns of signatures: agreements know of no steps. */
@Injectable()
export class SigningGuards {
  private readonly guards: SigningGuard[] = [];

  register(guard: SigningGuard): void {
    this.guards.push(guard);
  }

  async lock(tx: Tx, signing: Signing): Promise<void> {
    for (const guard of this.guards) await guard.lock(tx, signing);
  }

  async signed(tx: Tx, signing: Signing & { agreementId: string }): Promise<void> {
    for (const guard of this.guards) await guard.signed(tx, signing);
  }
}
