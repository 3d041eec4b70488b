import { SIGNATURE_PICTURE_BYTES, SIGNATURE_PICTURE_SIZE } from '@cairn/contracts/kyc/signature';
import { fieldError } from '../errors/domain-error.js';
import { decodePicture } from '../files/picture-process.js';
import type { Upload } from '../files/upload.js';

/** Scaled up for print. */
const SCALE = 2;
const SMALLEST = { width: 40, height: 20 };

/**
 * V-25: a signature that was drawn, or a picture of one, decoded and encoded again without its metadata.
 * @throws signature.picture_required without one, signature.too_large from 512 KB, file.type, file.too_small
 */
export async function signaturePicture(upload: Upload | undefined): Promise<Buffer> {
  if (upload === undefined) throw fieldError('signature', 'signature.picture_required');
  if (upload.content.length >= SIGNATURE_PICTURE_BYTES) throw fieldError('signature', 'signature.too_large');
  return decodePicture(upload.content, upload.name, {
    width: SIGNATURE_PICTURE_SIZE.width * SCALE,
    height: SIGNATURE_PICTURE_SIZE.height * SCALE,
    least: SMALLEST,
    fit: 'inside',
    format: 'png',
    drawings: false,
  });
}
