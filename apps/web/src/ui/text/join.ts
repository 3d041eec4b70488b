/** Class names side by side; what is absent is left out. */
export const join = (...names: (string | false | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
