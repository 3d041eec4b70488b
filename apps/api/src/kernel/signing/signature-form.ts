/** The names of the files of a form that signs. */
export const SIGNATURE_FILES = ['signature'] as const;

/** What a signature can be refused for (V-25). */
export const SIGNATURE_ERRORS = [
  'signature.another_name',
  'signature.picture_required',
  'signature.text',
  'signature.too_large',
  'signature.too_long',
  'file.type',
  'file.too_small',
  'file.too_large',
] as const;
