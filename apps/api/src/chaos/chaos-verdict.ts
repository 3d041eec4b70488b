/** The state at the end of a run, to be compared with what was requested and acknowledged. */
export interface Found {
  investments: readonly { id: string; key: string }[];
  /** What is still on its way although everything had time to arrive. */
  left: ReadonlyMap<string, number>;
}

export interface Expected {
  /** Keys of all commands that were sent. */
  asked: ReadonlySet<string>;
  /** Keys of the commands that were answered, with the investment promised. */
  acknowledged: ReadonlyMap<string, string>;
}

/** The claims that fail. A run in which nothing happened proves nothing and fails too. */
export function faultsOf({ investments, left }: Found, { asked, acknowledged }: Expected): string[] {
  const ids = new Set(investments.map(({ id }) => id));
  const keys = new Set(investments.map(({ key }) => key));
  // Whoever begins again where something was left half-way goes on with that, which has the key it was begun with.
  const lost = [...acknowledged.values()].filter((id) => !ids.has(id));
  const claims: readonly [string, boolean][] = [
    ['no investment was acknowledged', acknowledged.size > 0],
    [`${lost.length} acknowledged investments are lost`, lost.length === 0],
    ['an investment exists that nobody asked for', investments.every(({ key }) => asked.has(key))],
    ['a command had two effects', keys.size === investments.length],
    ...[...left].map(([what, count]): [string, boolean] => [`${count} ${what} never came to an end`, false]),
  ];
  return claims.filter(([, holds]) => !holds).map(([claim]) => claim);
}
