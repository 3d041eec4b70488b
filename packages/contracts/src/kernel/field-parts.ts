import { IsOptional, type ValidationArguments } from 'class-validator';
import { refusal } from '../errors/refusal.js';

/** Several decorators as one. */
export const all =
  (...decorators: PropertyDecorator[]): PropertyDecorator =>
  (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };

export interface FieldOptions {
  optional?: boolean;
}

/** Null counts as absent: a form clears a field by sending null. */
export const presence = (options: FieldOptions): PropertyDecorator[] => (options.optional ? [IsOptional()] : []);

/** A missing value is reported as missing, whichever of its rules fails first. */
export const orMissing =
  (code: string, params: Record<string, unknown> = {}) =>
  ({ value }: ValidationArguments): string =>
    typeof value === 'string' && value !== '' ? refusal(code, params) : refusal('validation.required');

/** What is no list is a wrong format, whichever of its rules fails first. */
export const tooMany =
  (max: number) =>
  ({ value }: ValidationArguments): string =>
    Array.isArray(value) ? refusal('validation.too_many', { max }) : refusal('validation.format');
