/** A lifecycle as data: the allowed moves from each state. */
export type Moves<State extends string | number> = Readonly<Record<State, readonly State[]>>;

export interface Machine<State extends string | number> {
  readonly initial: State;
  readonly moves: Moves<State>;
  allows(from: State, to: State): boolean;
  isTerminal(state: State): boolean;
}

/** Builds a lifecycle from its table; the graph itself is checked by a test (every state reachable from `initial`). */
export const machine = <State extends string | number>(initial: State, moves: Moves<State>): Machine<State> => ({
  initial,
  moves,
  allows: (from, to) => moves[from].includes(to),
  isTerminal: (state) => moves[state].length === 0,
});
