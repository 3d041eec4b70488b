/** An error that the user can fix: shown as one line, without a stack. */
export class Failure extends Error {}

/** The line to show for anything thrown. */
export const lineOf = (error: unknown): string =>
  error instanceof Failure || !(error instanceof Error)
    ? String(error).replace(/^Error: /, '')
    : (error.stack ?? error.message);
