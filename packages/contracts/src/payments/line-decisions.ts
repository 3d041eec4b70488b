import { ChoiceField, TextField } from '../kernel/fields.js';
import { PROVIDERS, type Provider } from '../rails/providers.js';

/**
 * What a line of a provider's statement is found to be: its fee, a transfer to or from the operator's own bank, a correction
 * at the platform's expense or gain, or nothing that moves money here.
 */
export const LINE_DECISIONS = ['provider_fee', 'own_bank', 'correction', 'noted'] as const;
export type LineDecision = (typeof LINE_DECISIONS)[number];

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
