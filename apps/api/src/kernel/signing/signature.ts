import { createHash } from 'node:crypto';
import type { SignRequest } from '@cairn/contracts/kyc/sign.request';
import type { SignatureType } from '@cairn/contracts/kyc/signature';
import type { Say } from '@cairn/i18n';
import type { Upload } from '../files/upload.js';
import type { Identity } from '../http/request.js';
import { requestContext } from '../http/request-context.js';
import { isolate } from '../pdf/bidi-line.js';
import type { Paper } from '../pdf/paper.js';
import { signaturePicture } from './signature-picture.js';

/** How somebody has signed a text: what they drew, chose or typed, when, and from where. */
export interface Signature {
  type: SignatureType;
  text: string | null;
  picture: Buffer | null;
  at: Date;
  ip: string | null;
  userAgent: string | null;
  /** Hash of the text that was read, in hexadecimal. */
  read: string;
}

const BOX = { width: 120, height: 56 };

export const fingerprint = (content: Buffer): Buffer => createHash('sha256').update(content).digest();

/** Longer ones are no browser's. */
const LONGEST_AGENT = 300;

/** The address and the browser of the request by which somebody signs. */
export function whereFrom(caller: Identity): Pick<Signature, 'ip' | 'userAgent'> {
  const { ip = caller.ip, userAgent = caller.userAgent } = requestContext() ?? {};
  return { ip, userAgent: userAgent?.slice(0, LONGEST_AGENT) ?? null };
}

/**
 * The signature of a request.
 * @throws signature.picture_required, signature.too_large, file.type, file.too_small for a picture (V-25)
 */
export async function signatureOf(
  request: SignRequest,
  upload: Upload | undefined,
  caller: Identity,
  at: Date,
): Promise<Signature> {
  const isTyped = request.signatureType === 'typed';
  return {
    type: request.signatureType,
    text: isTyped ? (request.signatureText?.trim() ?? null) : null,
    picture: isTyped ? null : await signaturePicture(upload),
    at,
    ...whereFrom(caller),
    read: request.sha256,
  };
}

/** Prints the signature and its details. @param instant a moment in the reader's language */
export function printSignature(
  paper: Paper,
  say: Say,
  name: string,
  signature: Signature,
  instant: (at: Date) => string,
): void {
  if (signature.picture !== null) paper.picture(signature.picture, BOX);
  if (signature.text !== null) paper.paragraph(isolate(signature.text), { weight: 600, size: 18 });
  paper.deed();
  paper.row(say('paper.signature.signer'), isolate(name), true);
  paper.row(say('paper.signature.kind'), say(`paper.signature.kinds.${signature.type}`));
  paper.row(say('paper.signature.signedAt'), instant(signature.at));
  if (signature.ip !== null) paper.row(say('paper.signature.address'), isolate(signature.ip));
}

/** Prints the hash of what was read. */
export function printFingerprint(paper: Paper, say: Say, sha256: string): void {
  paper.paragraph(say('paper.signature.fingerprint'), { muted: true, size: 8 });
  paper.paragraph(isolate(sha256), { size: 8 });
}
