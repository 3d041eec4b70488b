import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { readRefusal, type Refusal } from '../errors/refusal.js';

/** Every rule of a field that a value breaks, with what it says. */
export const constraintsOf = (decorate: PropertyDecorator, value: unknown): Record<string, string> => {
  class Sample {
    value: unknown;
  }
  decorate(Sample.prototype, 'value');
  return validateSync(plainToInstance(Sample, { value }))[0]?.constraints ?? {};
};

/** The result of a field for a value: the value it stores, and the first error. */
export const field = (decorate: PropertyDecorator) => {
  class Sample {
    value: unknown;
  }
  decorate(Sample.prototype, 'value');
  return (value: unknown): { kept: unknown; refusal: Refusal | null } => {
    const sample = plainToInstance(Sample, { value });
    const [error] = validateSync(sample, { stopAtFirstError: true });
    const [message] = Object.values(error?.constraints ?? {});
    return { kept: sample.value, refusal: message === undefined ? null : readRefusal(message) };
  };
};

/** The code of the first refusal, or null. */
export const codeOf = (decorate: PropertyDecorator, value: unknown): string | null =>
  field(decorate)(value).refusal?.code ?? null;
