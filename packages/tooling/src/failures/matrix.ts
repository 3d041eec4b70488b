/** Whoever stands between the platform and a failure outside: by way to pay, or by what the provider does. */
export const ADAPTERS = {
  card: 'Card page',
  ach: 'Bank debit on a page',
  debit: 'Debit of a linked account',
  paypal: 'PayPal',
  wire: 'Bank transfer',
  north_ach: 'Escrow agent, account',
  north_card: 'Escrow agent, card',
  mangopay: 'Second wallet',
  plaid: 'Linking of accounts',
  shufti: 'Identity page',
  north: 'Identity at the escrow agent',
  payout: 'Payout to an owner',
} as const;
export type Adapter = keyof typeof ADAPTERS;

/** A test that sends the failure: its file, and its name as it stands there. */
export interface Sent {
  spec: string;
  test: string;
}

export interface FailureRow {
  /** What happens outside. */
  failure: string;
  /** What the product must do. */
  must: string;
  /** The tests that send it. */
  sent: Readonly<Partial<Record<Adapter, readonly Sent[]>>>;
  /** Adapters that cannot meet it or are not tested with it, and why. */
  because: readonly { reason: string; adapters: readonly Adapter[] }[];
}

const names = Object.keys(ADAPTERS) as Adapter[]; // the table's own names

/** Cells that are in neither part of their row, or in both. */
export function faultsOf({ failure, sent, because }: FailureRow): string[] {
  const excused = because.flatMap(({ adapters }) => adapters);
  return names.flatMap((adapter) => {
    const times = Number((sent[adapter] ?? []).length > 0) + excused.filter((one) => one === adapter).length;
    if (times === 1) return [];
    return [`${failure}, ${ADAPTERS[adapter]}: ${times === 0 ? 'neither a test nor a reason' : 'told more than once'}`];
  });
}
