/**
 * Appends a page to a PDF and seals both with the platform's signature (PAdES baseline B: ETSI EN 319 142-1), in a
 * thread of its own: parsing and RSA keep nobody waiting. What was there before stays byte for byte at the beginning.
 */
import { Buffer } from 'node:buffer';
import { createPrivateKey, webcrypto, X509Certificate } from 'node:crypto';
import { PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib';
import { SignPdf, Signer } from '@signpdf/signpdf';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { answerEach } from './answer-each.mjs';

const engine = new pkijs.CryptoEngine({ name: 'node', crypto: webcrypto });

const OID = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  /** RFC 5035: binds the signature to its certificate, which baseline B asks for. */
  signingCertificate: '1.2.840.113549.1.9.16.2.47',
};
/** Room for the signature and a chain of a few certificates. */
const SIGNATURE_BYTES = 12_000;
const BYTE_RANGE_PART = PDFName.of('**********');

const sha256 = (bytes) => webcrypto.subtle.digest('SHA-256', bytes);

/** RSA or an elliptic curve, whichever the key is of. */
const algorithmOf = (key) =>
  key.asymmetricKeyType === 'ec'
    ? { name: 'ECDSA', namedCurve: key.asymmetricKeyDetails.namedCurve === 'secp384r1' ? 'P-384' : 'P-256' }
    : { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };

class PlatformSigner extends Signer {
  constructor({ key, chain }) {
    super();
    this.key = createPrivateKey(key);
    this.chain = chain.map((pem) => pkijs.Certificate.fromBER(new X509Certificate(pem).raw));
  }

  async sign(content) {
    const [leaf] = this.chain;
    const certHash = await sha256(leaf.toSchema(true).toBER());
    const attribute = (type, value) => new pkijs.Attribute({ type, values: [value] });
    const attributes = [
      attribute(OID.contentType, new asn1js.ObjectIdentifier({ value: OID.data })),
      attribute(OID.messageDigest, new asn1js.OctetString({ valueHex: await sha256(content) })),
      // SigningCertificateV2 with one ESSCertIDv2; SHA-256 is its default and left out.
      attribute(
        OID.signingCertificate,
        new asn1js.Sequence({
          value: [
            new asn1js.Sequence({
              value: [new asn1js.Sequence({ value: [new asn1js.OctetString({ valueHex: certHash })] })],
            }),
          ],
        }),
      ),
    ];
    const signerInfo = new pkijs.SignerInfo({
      version: 1,
      sid: new pkijs.IssuerAndSerialNumber({ issuer: leaf.issuer, serialNumber: leaf.serialNumber }),
      signedAttrs: new pkijs.SignedAndUnsignedAttributes({ type: 0, attributes }),
    });
    const signed = new pkijs.SignedData({
      version: 1,
      encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: OID.data }),
      signerInfos: [signerInfo],
      certificates: this.chain,
    });
    const key = await webcrypto.subtle.importKey(
      'pkcs8',
      this.key.export({ type: 'pkcs8', format: 'der' }),
      algorithmOf(this.key),
      false,
      ['sign'],
    );
    await signed.sign(key, 0, 'SHA-256', content, engine);
    const info = new pkijs.ContentInfo({ contentType: OID.signedData, content: signed.toSchema(true) });
    return Buffer.from(info.toSchema().toBER(false));
  }
}

/** An empty signature field on the document's last page, for SignPdf to fill in. */
function addField(document, { name, reason, at }) {
  const { context, catalog } = document;
  const page = document.getPages().at(-1);
  const signature = context.register(
    context.obj({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: 'ETSI.CAdES.detached',
      ByteRange: [PDFNumber.of(0), BYTE_RANGE_PART, BYTE_RANGE_PART, BYTE_RANGE_PART],
      Contents: PDFHexString.of('0'.repeat(SIGNATURE_BYTES * 2)),
      Name: PDFHexString.fromText(name),
      Reason: PDFHexString.fromText(reason),
      M: PDFString.fromDate(new Date(at)),
    }),
  );
  const acroForm = catalog.getOrCreateAcroForm();
  const count = acroForm.getAllFields().length;
  const field = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      Rect: [0, 0, 0, 0],
      V: signature,
      T: PDFString.of(`Signature${count + 1}`),
      F: 132,
      P: page.ref,
    }),
  );
  page.node.addAnnot(field);
  acroForm.addField(field);
  // Signatures exist, and the file is only ever appended to (ISO 32000-1, 12.7.2).
  acroForm.dict.set(PDFName.of('SigFlags'), PDFNumber.of(3));
  for (const changed of [catalog, acroForm.dict, page.node]) context.snapshot?.markObjForSave(changed);
}

async function seal({ pdf, page, key, chain, name, reason, at }) {
  const document = await PDFDocument.load(pdf, { forIncrementalUpdate: true, updateMetadata: false });
  const added = await PDFDocument.load(page, { updateMetadata: false });
  for (const copied of await document.copyPages(added, added.getPageIndices())) document.addPage(copied);
  addField(document, { name, reason, at });
  const prepared = await document.commit({ useObjectStreams: false, updateFieldAppearances: false });
  return new SignPdf().sign(Buffer.from(prepared), new PlatformSigner({ key, chain }));
}

answerEach(seal);
