import type { FormRefusal } from '../../../ui/forms/use-contract-form.js';

/** A document has no rule of its own: what it consists of is checked by the API. */
export const requireText = ({ description }: { description?: unknown }): readonly FormRefusal[] =>
  description ? [] : [{ field: 'description', code: 'validation.required' }];
