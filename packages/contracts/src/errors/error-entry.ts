export interface ErrorEntry {
  readonly http: number;
  readonly log: 'debug' | 'info' | 'warn' | 'error';
}

export const catalogue = <Code extends string>(entries: Record<Code, ErrorEntry>): Readonly<Record<Code, ErrorEntry>> =>
  entries;

/** An error by its HTTP status and log level. */
export const said = (http: number, log: ErrorEntry['log'] = 'info'): ErrorEntry => ({ http, log });
