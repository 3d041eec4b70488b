export const PROVIDER_NAMES = { google: 'Google', linkedin: 'LinkedIn', facebook: 'Facebook' } as const;
export type ProviderName = keyof typeof PROVIDER_NAMES;

export const isProvider = (name: string): name is ProviderName => Object.hasOwn(PROVIDER_NAMES, name);

/** Misbehaviour of a provider. */
export const SCENARIOS = {
  usual: 'As it should be',
  unverified: 'The address is not verified',
  no_email: 'There is no address',
  wrong_state: 'The state comes back changed',
  wrong_nonce: 'The token is for another visit',
  wrong_audience: 'The token is for another site',
  expired: 'The token has expired',
} as const;
export type Scenario = keyof typeof SCENARIOS;

export const isScenario = (name: string): name is Scenario => Object.hasOwn(SCENARIOS, name);

/** The client credentials that every stand-in accepts. */
export const IDENTITY_CLIENT = { id: 'cairn-sandbox-client', secret: 'identity-sandbox-secret' } as const;
