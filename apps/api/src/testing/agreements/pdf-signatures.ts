import { webcrypto } from 'node:crypto';
import * as pkijs from 'pkijs';

/** A signature of a PDF, as its readers find it. */
export interface PdfSignature {
  /** The bytes that it covers. */
  content: Buffer;
  /** CMS, as DER. */
  cms: Buffer;
  /** Where the last byte that it covers is. */
  covered: number;
}

const BYTE_RANGE = /\/ByteRange \[\s*(\d+) (\d+) (\d+) (\d+)\s*\]/g;

/** In the order in which they were made. */
export function signaturesIn(pdf: Buffer): PdfSignature[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(BYTE_RANGE)].map((match) => {
    const [from = 0, length = 0, next = 0, rest = 0] = match.slice(1).map(Number);
    // Between its angle brackets; the room that is left is filled with zeros behind the DER.
    const room = Buffer.from(text.slice(from + length + 1, next - 1), 'hex');
    const size = 4 + room.readUInt16BE(2);
    return {
      content: Buffer.concat([pdf.subarray(from, from + length), pdf.subarray(next, next + rest)]),
      cms: room.subarray(0, size),
      covered: next + rest,
    };
  });
}

/** Whether the signature of this index is of the bytes that it covers, by the certificate in it. */
export async function verifies(pdf: Buffer, index: number): Promise<boolean> {
  const signature = signaturesIn(pdf)[index];
  if (signature === undefined) throw new Error(`The file has no signature ${index}`);
  const info = pkijs.ContentInfo.fromBER(new Uint8Array(signature.cms).buffer);
  const signed = new pkijs.SignedData({ schema: info.content });
  const engine = new pkijs.CryptoEngine({ name: 'node', crypto: webcrypto });
  return signed
    .verify({ signer: 0, data: new Uint8Array(signature.content).buffer, checkChain: false }, engine)
    .catch(() => false);
}
