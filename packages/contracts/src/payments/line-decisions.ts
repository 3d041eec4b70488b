import { ChoiceField, TextField } from '../kernel/fields.js';
import { PROVIDERS, type Provider } from '../rails/providers.js';

/**
 * What a line of a provider's statement is found to be: its fee, a transfer to or from the operator's own bank, a correction
 * at the platform's expense or gain, a refund that somebody made at the provider and its payer has, or nothing that moves
 * money here.
 */
export const LINE_DECISIONS = ['provider_fee', 'own_bank', 'correction', 'payer_refund', 'noted'] as const;
export type LineDecision = (typeof LINE_DECISIONS)[number];

/** Which decisions a line is open to: only a refund may be its payer's, and only what moves nothing is merely noted. */
export function lineDecisionsOf({ kind, open }: { kind: string; open: bigint | number }): LineDecision[] {
  if (BigInt(open) === 0n) return ['noted'];
  const isRefund = kind === 'refund' && BigInt(open) < 0n;
  return LINE_DECISIONS.filter((one) => one !== 'noted' && (one !== 'payer_refund' || isRefund));
}

export class DecideLineRequest {
  @ChoiceField(PROVIDERS) provider: Provider;
  @TextField({ max: 250 }) lineId: string;
  @ChoiceField(LINE_DECISIONS) decision: LineDecision;
  @TextField({ min: 3, max: 1000 }) reason: string;
}

/** Decided, or agreed to by the first of two people. */
export class DecidedLine {
  @ChoiceField(['decided', 'first']) outcome: 'decided' | 'first';
}
