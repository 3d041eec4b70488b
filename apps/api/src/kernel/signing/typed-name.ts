import { isTypedNameOf, typedNameOf } from '@cairn/contracts/kyc/typed-name';
import { fieldError } from '../errors/domain-error.js';
import type { Signature } from './signature.js';

/** V-31: a typed signature is the name of who signs. @throws signature.another_name beside the field, with the name */
export function requireTypedName({ text }: Pick<Signature, 'text'>, person: Parameters<typeof typedNameOf>[0]): void {
  if (text !== null && !isTypedNameOf(text, person))
    throw fieldError('signatureText', 'signature.another_name', { name: typedNameOf(person) });
}
