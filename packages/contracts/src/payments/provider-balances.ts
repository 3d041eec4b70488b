import { ChoiceField, CurrencyField, InstantField, MoneyField, TextField } from '../kernel/fields.js';
import { PROVIDERS, type Provider } from '../rails/providers.js';

/** What a provider holds in one currency beside what the ledger says, as it was read last. */
export class ProviderBalanceRow {
  /** `stripe:USD` */
  @TextField() id: string;
  @ChoiceField(PROVIDERS) provider: Provider;
  @CurrencyField() currency: string;
  /** The provider's word. */
  @MoneyField() balance: bigint;
  /** The ledger's account at the provider. */
  @MoneyField() ours: bigint;
  /** What is known to be on its way, and is not on both sides yet. */
  @MoneyField() inFlight: bigint;
  /** balance - ours - inFlight */
  @MoneyField() difference: bigint;
  /** Null while there is none. */
  @InstantField({ optional: true }) differsSince: Date | null;
  /** The instant of which the balance is. */
  @InstantField() asOf: Date;
  @InstantField() readAt: Date;
}
