import { refusal } from '@cairn/contracts/errors/refusal';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** An empty field is null: that is how a field is left out, and how one is cleared. */
const withoutBlanks = <Values extends FieldValues>(values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isBlank(value) ? null : value])) as Values;

/** An empty field that fails is reported as missing, whichever of its rules failed first. */
const missingFirst =
  <Values extends FieldValues>(resolve: Resolver<Values>): Resolver<Values> =>
  async (values, context, options) => {
    const filled = withoutBlanks(values);
    const result = await resolve(filled, context, options);
    for (const [name, error] of Object.entries(result.errors)) {
      if (error && isBlank(filled[name])) error.message = refusal('validation.required');
    }
    return result;
  };

/** A rule between fields that is broken: the code is one of the contracts'. */
export interface FormRefusal {
  field: string;
  code: string;
  params?: Record<string, unknown>;
}

/** Adds rules between fields to those of each field; a field that fails its own rules is not checked twice. */
const withRules =
  <Values extends FieldValues>(
    resolve: Resolver<Values>,
    rules: ((values: Values) => readonly FormRefusal[]) | undefined,
  ): Resolver<Values> =>
  async (values, context, options) => {
    const result = await resolve(values, context, options);
    const errors: Record<string, unknown> = { ...result.errors };
    for (const { field, code, params } of rules?.(values) ?? []) {
      errors[field] ??= { type: code, message: refusal(code, params) };
    }
    return Object.keys(errors).length === 0 ? result : { values: {}, errors: errors as FieldErrors<Values> };
  };

/** Which fields of some values fail the rules of a request by themselves. */
export const faultsOf =
  <Request extends object>(request: new () => Request) =>
  async (values: Readonly<Record<string, unknown>>): Promise<readonly string[]> => {
    const resolve = classValidatorResolver(request as new () => FieldValues, {}, { raw: true });
    const options = { fields: {}, shouldUseNativeValidation: false };
    return Object.keys((await resolve(withoutBlanks({ ...values }), undefined, options)).errors);
  };

/** A form over a request class of the contracts: its decorators are the form's rules, as they are the API's. */
export const useContractForm = <Request extends object>(
  request: new () => Request,
  /** Empty, or what was stored: that may be half done, so that the rules judge the values and not the types. */
  stored: { [Name in keyof Request]?: unknown },
  /** Rules that involve several fields. */
  rules?: (values: Wire<Request> & FieldValues) => readonly FormRefusal[],
): UseFormReturn<Wire<Request> & FieldValues> => {
  // The resolver's type has the class only; input and output (`raw`) are its JSON shape.
  const fields = classValidatorResolver(request as new () => FieldValues, {}, { raw: true }) as unknown as Resolver<
    Wire<Request> & FieldValues
  >;
  return useForm<Wire<Request> & FieldValues>({
    resolver: withRules(missingFirst(fields), rules),
    defaultValues: stored as DefaultValues<Wire<Request> & FieldValues>,
    mode: 'onTouched',
  });
};
