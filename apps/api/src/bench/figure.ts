/** One line of the report. */
export interface Figure {
  name: string;
  value: string;
  target: string;
  met: boolean;
}

const plain = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(2));

export const atLeast = (name: string, value: number, least: number): Figure => ({
  name,
  value: value.toFixed(2),
  target: `at least ${least}`,
  met: value >= least,
});

export const atMost = (name: string, value: number, most: number, unit = ''): Figure => ({
  name,
  value: `${plain(value)}${unit}`,
  target: `at most ${most}${unit}`,
  met: value <= most,
});

/** A figure that is shown only, and not checked against a limit. */
export const told = (name: string, value: string): Figure => ({ name, value, target: 'told', met: true });
