import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { isErrorCode, readRefusal } from '@cairn/contracts';
import { DomainError, type FieldRefusal } from '../errors/domain-error.js';

/** One refusal a field: the last validator written on a field is the first to speak. */
function refusals(errors: ValidationError[], prefix = ''): FieldRefusal[] {
  return errors.flatMap((error) => {
    const field = prefix + error.property;
    if (error.children?.length) return refusals(error.children, `${field}.`);
    const constraints = error.constraints ?? {};
    if ('whitelistValidation' in constraints) return [{ field, code: 'validation.unknown_field' }];
    const { code, params } = readRefusal(Object.values(constraints)[0] ?? '');
    return [{ field, code: isErrorCode(code) ? code : 'validation.format', params }];
  });
}

/** Requests become instances of their class; what no class names is refused, and so is an unknown class. */
export const validationPipe = (): ValidationPipe =>
  new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => new DomainError('request.invalid', {}, refusals(errors)),
  });
