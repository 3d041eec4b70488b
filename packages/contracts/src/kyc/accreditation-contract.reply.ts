import { ChoiceField, IdField, InstantField, TextField, TextsField } from '../kernel/fields.js';
import { SIGNATURE_TYPES, type SignatureType } from './signature.js';

/** The agreement of an application for accreditation, to be signed or signed. */
export class AccreditationContract {
  @IdField()
  accreditationId: string;
  @ChoiceField(['unsigned', 'signed'])
  status: 'unsigned' | 'signed';
  @TextField()
  title: string;
  @TextField()
  fileName: string;
  /** Of the PDF (`format=pdf`), in hexadecimal. */
  @TextField({ max: 64 })
  sha256: string;
  /** The signer's statements, by the grounds applied for; empty once it is signed, when the PDF alone counts. */
  @TextsField()
  statements: string[];
  @TextsField()
  clauses: string[];
  @TextField()
  signerName: string;
  @ChoiceField(SIGNATURE_TYPES, { optional: true })
  signatureType: SignatureType | null;
  @InstantField({ optional: true })
  signedAt: Date | null;
}
