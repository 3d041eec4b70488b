/** A call of the control API that cannot be carried out; the text explains why. */
export class ControlError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export type Input = Readonly<Record<string, unknown>>;

/** A JSON object, or an empty one when nothing was sent. */
export function inputOf(body: unknown): Input {
  if (body === undefined || body === null || body === '') return {};
  if (typeof body !== 'object' || Array.isArray(body)) throw new ControlError(400, 'Send a JSON object');
  return { ...body };
}

export function optionalText(input: Input, name: string): string | undefined {
  const value = input[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw new ControlError(400, `${name} must be text`);
  return value;
}

export function requiredText(input: Input, name: string): string {
  const value = optionalText(input, name);
  if (value === undefined) throw new ControlError(400, `${name} is missing`);
  return value;
}

/** A whole number within bounds, from JSON or from a query. */
export function wholeNumber(input: Input, name: string, fallback: number, least: number, most: number): number {
  const value = input[name];
  if (value === undefined || value === '') return fallback;
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < least || number > most) {
    throw new ControlError(400, `${name} must be a whole number from ${least} to ${most}`);
  }
  return number;
}
