/** The context that the launcher gives to every command. */
export interface Context {
  /** The root of the clone. */
  root: string;
  /** Id of the process that started the launcher. */
  parent: number;
}

export type Command = (parameters: string[], context: Context) => Promise<number>;
