import { SIGNATURE_TYPES, type SignatureType } from '@cairn/contracts/kyc/signature';
import { useState } from 'react';
import type { FormRefusal } from './use-contract-form.js';

/** The field of a refusal of the picture, here as in the API's answers. */
export const PICTURE = 'signature';

export interface SignatureMarks {
  drawing: Blob | null;
  picture: File | null;
  setDrawing: (drawing: Blob | null) => void;
  setPicture: (picture: File | null) => void;
}

interface Signing {
  signatureType: SignatureType;
}

const isWay = (value: unknown): value is SignatureType => SIGNATURE_TYPES.some((way) => way === value);

/** What is drawn or chosen beside the fields of a request that signs: a part of the form that is no field of it. */
export function useSignature() {
  const [drawing, setDrawing] = useState<Blob | null>(null);
  const [picture, setPicture] = useState<File | null>(null);
  const marks: SignatureMarks = { drawing, picture, setDrawing, setPicture };
  const markOf = (way: unknown): Blob | null =>
    !isWay(way) || way === 'typed' ? null : way === 'freehand' ? drawing : picture;
  return {
    marks,
    markOf,
    /** V-25: a way to sign without its mark. */
    refusals: ({ signatureType }: Signing): readonly FormRefusal[] =>
      signatureType === 'typed' || markOf(signatureType) !== null
        ? []
        : [{ field: PICTURE, code: 'signature.picture_required' }],
    /** The request: a form if there is a picture, otherwise JSON. */
    bodyOf: <Request extends Signing>(values: Request): Request | FormData => {
      const mark = markOf(values.signatureType);
      if (mark === null) return values;
      const form = new FormData();
      for (const [name, value] of Object.entries(values))
        if (name !== 'signatureText' && value !== null && value !== undefined) form.append(name, String(value));
      form.append(PICTURE, mark, 'signature.png');
      return form;
    },
  };
}
