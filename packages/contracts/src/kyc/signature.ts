import { ValidateBy, type ValidationArguments } from 'class-validator';
import { refusal } from '../errors/refusal.js';
import { showsNothing } from '../kernel/visible-text.js';

/** The ways to sign: drawing, a picture of a signature, or a typed name. */
export const SIGNATURE_TYPES = ['freehand', 'image', 'typed'] as const;
export type SignatureType = (typeof SIGNATURE_TYPES)[number];

/** V-25. The picture's size is the recommended one; another one is fitted into it. */
export const SIGNATURE_TEXT_MAX = 20;
export const SIGNATURE_PICTURE_BYTES = 512 * 1024;
export const SIGNATURE_PICTURE_SIZE = { width: 400, height: 200 } as const;

/** A name in any script: letters and their marks, and the separators between its parts. */
const NAME = /^\p{L}[\p{L}\p{M} .'’-]*$/u;

const codeOf = (value: unknown): string | null => {
  const text = typeof value === 'string' ? value.trim() : '';
  if (showsNothing(text)) return 'validation.required';
  if (Array.from(text).length > SIGNATURE_TEXT_MAX) return 'signature.too_long';
  return NAME.test(text) ? null : 'signature.text';
};

/** V-25: a typed signature. */
export const SignatureTextField = (): PropertyDecorator =>
  ValidateBy(
    { name: 'isSignatureText', validator: { validate: (value: unknown) => codeOf(value) === null } },
    {
      message: ({ value }: ValidationArguments) =>
        refusal(codeOf(value) ?? 'signature.text', { max: SIGNATURE_TEXT_MAX }),
    },
  );
