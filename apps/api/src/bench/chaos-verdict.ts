/** What is found at the end of a run, to be held against what was asked for and what was promised. */
export interface Found {
  investments: readonly { id: string; key: string; state: string }[];
  wallets: readonly bigint[];
}

export interface Expected {
  /** Keys of all commands that were sent. */
  asked: ReadonlySet<string>;
  /** Keys of the commands that were answered, with the investment promised. */
  acknowledged: ReadonlyMap<string, string>;
  investors: number;
  wallet: bigint;
}

/**
 * The claims that do not hold, after everything was given back. A run in which nothing happened proves nothing, and is
 * told as such.
 */
export function faultsOf(
  { investments, wallets }: Found,
  { asked, acknowledged, investors, wallet }: Expected,
): string[] {
  const byKey = new Map(investments.map((row) => [row.key, row]));
  const lost = [...acknowledged].filter(([key, id]) => byKey.get(key)?.id !== id);
  const claims: readonly [string, boolean][] = [
    ['no investment was acknowledged', acknowledged.size > 0],
    [`${lost.length} acknowledged investments are lost`, lost.length === 0],
    ['an investment exists that nobody asked for', investments.every(({ key }) => asked.has(key))],
    ['a command had two effects', byKey.size === investments.length],
    ['an investment was not given back', investments.every(({ state }) => state === 'refunded')],
    [`${wallets.length} wallets are there instead of ${investors}`, wallets.length === investors],
    ['a wallet is not what it was', wallets.every((balance) => balance === wallet)],
  ];
  return claims.filter(([, holds]) => !holds).map(([claim]) => claim);
}
