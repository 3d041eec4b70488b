import type { Wire } from '@cairn/contracts/kernel/wire';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useForm, type DefaultValues, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';

/** A form over a request class of the contracts: its decorators are the form's rules, as they are the API's. */
export const useContractForm = <Request extends object>(
  request: new () => Request,
  defaultValues: DefaultValues<Wire<Request> & FieldValues>,
): UseFormReturn<Wire<Request> & FieldValues> =>
  useForm<Wire<Request> & FieldValues>({
    // `raw` gives back the values as typed (JSON's shape); the class instance is needed for the checks alone.
    // The resolver's type knows the class alone; what goes in and comes out is its JSON shape.
    resolver: classValidatorResolver(request as new () => FieldValues, {}, { raw: true }) as unknown as Resolver<
      Wire<Request> & FieldValues
    >,
    defaultValues,
    mode: 'onTouched',
  });
