import { ValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import { getMetadataStorage, type ValidationError } from 'class-validator';
import { isErrorCode, readRefusal } from '@cairn/contracts';
import { byOurNames } from '@cairn/contracts/kernel/other-names';
import { DomainError, type FieldRefusal } from '../errors/domain-error.js';

/** One refusal per field: the validator written last on a field runs first. */
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

type RulesOf = ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas'];

/** For each object it validates, the library looks through the rules of all classes for those of the object's own. */
function rememberRules(): void {
  const storage = getMetadataStorage();
  const lookUp: RulesOf = storage.getTargetValidationMetadatas.bind(storage);
  const known = new Map<Parameters<RulesOf>[0], ReturnType<RulesOf>>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    // Only what this pipe needs: neither schemas nor groups.
    if (schema || always || strictGroups || groups?.length) return lookUp(target, schema, always, strictGroups, groups);
    const rules = known.get(target) ?? lookUp(target, schema, always, strictGroups, groups);
    known.set(target, rules);
    return rules;
  };
}
rememberRules();

/** Takes the specification's names of a request and its fields for ours. */
class RequestPipe extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    return super.transform(byOurNames(metadata.metatype, value), metadata);
  }
}

/** Requests become instances of their class; what no class names is refused, and so is an unknown class. */
export const validationPipe = (): ValidationPipe =>
  new RequestPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => new DomainError('request.invalid', {}, refusals(errors)),
  });
