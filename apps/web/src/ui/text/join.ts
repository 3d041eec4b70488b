/** Class names side by side; absent ones are omitted. */
export const join = (...names: (string | false | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
