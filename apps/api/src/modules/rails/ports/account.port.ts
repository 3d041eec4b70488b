import type { Provider } from '@cairn/contracts/rails/providers';

/** The platform's own account at the provider. */
export interface ProviderAccount {
  readonly name: string | null;
  readonly problem: string | null;
}

/** Whether the platform's account at a provider is as the product needs it. */
export interface AccountPort {
  readonly provider: Provider;
  /** Whether the keys open an account, and its owner; otherwise the provider's error. */
  account(): Promise<ProviderAccount>;
  payoutProblem(): Promise<string | null>;
  messageProblem(): Promise<string | null>;
}
