import { OnlyIf, TextField } from '../kernel/fields.js';
import { SignatureTextField, type SignatureType } from './signature.js';

/** What every signature of a text carries. A drawing or a picture comes beside it, as `signature`. */
export abstract class SignRequest {
  /** The hash of the text that was read: only that text is signed. */
  @TextField({ pattern: /^[0-9a-f]{64}$/, max: 64 })
  sha256: string;

  /** Each request names its list, so that a way to sign can be switched off. */
  signatureType: SignatureType;

  @OnlyIf(({ signatureType }: SignRequest) => signatureType === 'typed')
  @SignatureTextField()
  signatureText?: string | null;
}
