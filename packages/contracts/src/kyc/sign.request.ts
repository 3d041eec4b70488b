import { OnlyIf, TextField } from '../kernel/fields.js';
import { SignatureTextField, type SignatureType } from './signature.js';

/** What every signature carries. A drawing or a picture comes beside it, as `signature`. */
export abstract class SignatureRequest {
  /** Each request names its list, so that a way to sign can be switched off. */
  signatureType: SignatureType;

  @OnlyIf(({ signatureType }: SignatureRequest) => signatureType === 'typed')
  @SignatureTextField()
  signatureText?: string | null;
}

/** A signature of one text. */
export abstract class SignRequest extends SignatureRequest {
  /** The hash of the text that was read: only that text is signed. */
  @TextField({ pattern: /^[0-9a-f]{64}$/, max: 64 })
  sha256: string;
}
