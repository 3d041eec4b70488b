import { FreeField, IntegerField, NestedField, TextField } from '../kernel/fields.js';

/** ALTCHA's puzzle: find the counter whose derived key begins with the prefix. */
export class ProofOfWorkParameters {
  @TextField()
  algorithm: string;
  @TextField()
  nonce: string;
  @TextField()
  salt: string;
  @IntegerField()
  cost: number;
  @IntegerField()
  keyLength: number;
  @TextField()
  keyPrefix: string;
  @TextField({ optional: true })
  keySignature?: string;
  @IntegerField({ optional: true })
  expiresAt?: number;
  @FreeField({ optional: true })
  data?: Record<string, string | number | boolean | null>;
}

export class ProofOfWorkChallenge {
  @NestedField(() => ProofOfWorkParameters)
  parameters: ProofOfWorkParameters;
  @TextField({ optional: true })
  signature?: string;
}
