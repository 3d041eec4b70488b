import type { BrokenRule } from './broken-rule.js';

const LIFECYCLES = 'packages/contracts/src/lifecycles/lifecycles.spec.ts';
const FILES = 'apps/api/src/kernel/files/files.spec.ts';
const PICTURES = { rule: 'V-27', file: 'apps/api/src/kernel/files/pictures.ts' } as const;
const GALLERY = 'apps/api/src/modules/campaigns/gallery/gallery.spec.ts';
const CHECKS = 'apps/api/src/modules/kyc/checks/checks.spec.ts';
const AGREEMENT = 'apps/api/src/modules/agreements/signing/agreements.spec.ts';
const CONTRACT = 'apps/api/src/modules/kyc/accreditation/accreditation-contract.spec.ts';

/** Each kind of picture, no longer known by its first bytes. */
const kinds: readonly (readonly [part: string, text: string])[] = [
  ['jpg, jpeg', "if (startsWith(content, 0xff, 0xd8, 0xff)) return 'jpeg';"],
  ['png', "if (startsWith(content, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';"],
  ['gif', "if (/^GIF8[79]a$/.test(textAt(content, 0, 6))) return 'gif';"],
  ['webp', "if (textAt(content, 0, 4) === 'RIFF' && textAt(content, 8, 12) === 'WEBP') return 'webp';"],
  ['bmp', "if (textAt(content, 0, 2) === 'BM' && content.length > 54) return 'bmp';"],
];

/** Rules of records, documents and pictures: V-25 to V-29, V-31, S-01, S-02, S-09, S-12, S-13. */
export const RECORDS: readonly BrokenRule[] = [
  {
    rule: 'V-25',
    part: 'text, length',
    file: 'packages/contracts/src/kyc/signature.ts',
    text: 'SIGNATURE_TEXT_MAX = 20',
    by: 'SIGNATURE_TEXT_MAX = 21',
    spec: 'packages/contracts/src/kyc/kyc-rules.spec.ts',
  },
  {
    rule: 'V-25',
    part: 'text, valid',
    file: 'packages/contracts/src/kyc/signature.ts',
    text: "NAME.test(text) ? null : 'signature.text'",
    by: 'null',
    spec: 'packages/contracts/src/kyc/kyc-rules.spec.ts',
  },
  {
    rule: 'V-25',
    part: 'picture',
    file: 'apps/api/src/kernel/signing/signature-picture.ts',
    text: 'upload.content.length >= SIGNATURE_PICTURE_BYTES',
    by: 'upload.content.length < 0',
    spec: CONTRACT,
  },
  {
    rule: 'V-26',
    part: 'under 2 MB',
    file: 'apps/api/src/kernel/files/form.ts',
    text: 'fileSize: UPLOAD_LIMIT_BYTES',
    by: 'fileSize: 2 * UPLOAD_LIMIT_BYTES',
    spec: FILES,
  },
  {
    rule: 'V-26',
    part: 'a format that is taken there',
    file: 'apps/api/src/kernel/files/picture-process.ts',
    text: '(wanted.drawings ? PICTURE_KINDS : RASTER)',
    by: 'PICTURE_KINDS',
    spec: 'apps/api/src/kernel/files/hostile-uploads.spec.ts',
  },
  {
    rule: 'V-26',
    part: 'not by name',
    file: 'apps/api/src/kernel/files/picture-process.ts',
    text: 'const kind = kindOf(upload);',
    by: "const kind = name.endsWith('.exe') ? null : kindOf(upload);",
    spec: FILES,
  },
  {
    rule: 'V-26',
    part: 'in the browser',
    file: 'apps/web/src/features/wizard/picture.ts',
    text: 'if (bytes > MOST_BYTES)',
    by: 'if (bytes < 0)',
    spec: 'apps/web/src/features/wizard/picture.spec.ts',
  },
  {
    ...PICTURES,
    part: 'campaign 700x500',
    text: 'cover: { width: 700, height: 500 }',
    by: 'cover: { width: 700, height: 499 }',
    spec: FILES,
  },
  {
    ...PICTURES,
    part: 'gallery 700x500',
    text: 'gallery: { width: 700, height: 500 }',
    by: 'gallery: { width: 700, height: 499 }',
    spec: GALLERY,
  },
  {
    ...PICTURES,
    part: 'campaign 360x283',
    text: '{ width: 360, height: 283 },\n',
    by: '{ width: 360, height: 282 },\n',
    spec: FILES,
  },
  { ...PICTURES, part: 'banner 400x200', text: 'width: 400, height: 200', by: 'width: 400, height: 201', spec: FILES },
  {
    ...PICTURES,
    part: 'logo 200x200',
    text: 'logo: { width: 200, height: 200 }',
    by: 'logo: { width: 199, height: 200 }',
    spec: FILES,
  },
  {
    ...PICTURES,
    part: 'logo 360x283',
    text: 'logo: [{ width: 360, height: 283 }]',
    by: 'logo: [{ width: 360, height: 282 }]',
    spec: FILES,
  },
  ...(
    [
      ['profile photo 200x200', 'photo: { width: 200', 'photo: { width: 199'],
      ['profile cover 1350x400', 'width: 1350', 'width: 1349'],
      ['from a large enough upload', 'least: size', 'least: { width: 1, height: 1 }'],
    ] as const
  ).map(([part, text, by]) => ({
    ...PICTURES,
    part,
    text,
    by,
    spec: 'apps/api/src/modules/users/profile/profile.spec.ts',
  })),
  ...kinds.map(([part, text]) => ({
    rule: 'V-28',
    part,
    file: 'apps/api/src/kernel/files/picture-kinds.ts',
    text,
    by: '',
    spec: part === 'bmp' ? 'apps/api/src/kernel/files/hostile-uploads.spec.ts' : FILES,
  })),
  {
    rule: 'V-28',
    part: 'svg',
    file: 'apps/api/src/kernel/files/picture-kinds.ts',
    text: "return isDrawing(content) ? 'svg' : null;",
    by: 'return null;',
    spec: 'apps/api/src/kernel/files/hostile-uploads.spec.ts',
  },
  {
    rule: 'V-29',
    file: 'packages/contracts/src/kyc/accreditation.request.ts',
    text: '@ArrayMinSize(1, ',
    by: '@ArrayMinSize(0, ',
    spec: 'apps/api/src/modules/kyc/accreditation/accreditation-claim.spec.ts',
  },
  ...(['termsAccepted', 'riskAcknowledged', 'qualificationAccepted'] as const).map((part) => ({
    rule: 'V-31',
    part,
    file: 'packages/contracts/src/kyc/sign-accreditation.request.ts',
    text: `@AcceptedField('validation.terms_and_risk')\n  ${part}`,
    by: `@OptionField('signature-type', [true, false] as never)\n  ${part}`,
    spec: CONTRACT,
  })),
  ...(['agreementRead', 'riskAcknowledged', 'cancellationUnderstood'] as const).map((part) => ({
    rule: 'V-31',
    part: `${part} of an agreement`,
    file: 'packages/contracts/src/agreements/agreement.requests.ts',
    text: `@AcceptedField('validation.terms_and_risk')\n  ${part}`,
    by: `@ChoiceField([true, false])\n  ${part}`,
    spec: AGREEMENT,
  })),
  {
    rule: 'S-09',
    part: 'the signed copy carries its signature',
    file: 'apps/api/src/modules/kyc/accreditation/accreditation-contract.service.ts',
    text: 'const content = await this.paper.print(applicant, language, signature);',
    by: 'const content = await this.paper.print(applicant, language, null);',
    spec: CONTRACT,
  },
  {
    rule: 'S-09',
    part: 'is signed once',
    file: 'apps/api/src/modules/kyc/accreditation/accreditation-contract.service.ts',
    text: "if (own?.contract) throw new DomainError('accreditation.signed_already');",
    by: '',
    spec: CONTRACT,
  },
  {
    rule: 'S-09',
    part: 'an agreement is one file for both sides',
    file: 'apps/api/src/modules/agreements/signing/agreement-reads.ts',
    text: 'if (signed === null) return this.print(facts, language);',
    by: 'if (signed === null || investorId === null) return this.print(facts, language);',
    spec: AGREEMENT,
  },
  {
    rule: 'S-12',
    part: 'under review',
    file: 'packages/contracts/src/lifecycles/review.lifecycle.ts',
    text: "machine<ReviewState>('under_review'",
    by: "machine<ReviewState>('approved'",
    spec: 'apps/api/src/modules/kyc/review/review.spec.ts',
  },
  {
    rule: 'S-12',
    part: 'declined comes again',
    file: 'packages/contracts/src/lifecycles/review.lifecycle.ts',
    text: "under_review: ['approved', 'declined']",
    by: "under_review: ['approved']",
    spec: 'apps/api/src/modules/kyc/review/review.spec.ts',
  },
  {
    rule: 'S-12',
    part: 'declined with a reason',
    file: 'packages/contracts/src/admin/admin.requests.ts',
    text: 'export class DeclineRequest {\n  @TextField({ min: 3,',
    by: 'export class DeclineRequest {\n  @TextField({ min: 0,',
    spec: 'apps/api/src/modules/kyc/review/review.spec.ts',
  },
  {
    rule: 'S-12',
    part: 'only the moves of the table',
    file: 'apps/api/src/modules/kyc/moves/record-moves.ts',
    text: "if (!reviewLifecycle.allows(from, to)) throw new DomainError('review.bad_transition');",
    by: '',
    spec: 'apps/api/src/modules/kyc/review/review.spec.ts',
  },
  {
    rule: 'S-12',
    part: 'a provider confirms what was sent, and nothing else',
    file: 'apps/api/src/modules/kyc/checks/identity-effects.ts',
    text: 'if (check.subjectVersion !== this.people.versionOf(profile)) return false;',
    by: '',
    spec: CHECKS,
  },
  {
    rule: 'S-12',
    part: 'taken back by its provider',
    file: 'apps/api/src/modules/kyc/checks/identity-effects.ts',
    text: "if (check.state === 'declined' && from !== 'declined')",
    by: "if (check.state === 'declined' && from === 'under_review')",
    spec: CHECKS,
  },
  {
    rule: 'S-12',
    part: 'asked for again, sooner where the risk is higher',
    file: 'apps/api/src/modules/kyc/checks/rechecks.ts',
    text: "then 'identity_months_at_risk' else",
    by: "then 'identity_months' else",
    spec: 'apps/api/src/modules/kyc/checks/rechecks.spec.ts',
  },
  {
    rule: 'S-12',
    part: 'accreditation, only what is signed',
    file: 'apps/api/src/modules/kyc/review/accreditation-reviews.ts',
    text: 'await this.contracts.require(tx, id);',
    by: '',
    spec: CONTRACT,
  },
  ...(
    [
      ['pending', "reserved: 'pending'", "reserved: 'in process'"],
      ['in process', "paying: 'in process'", "paying: 'pending'"],
      ['success', "received: 'success'", "received: 'pending'"],
      ['refunded', "refunded: 'refunded'", "refunded: 'rejected'"],
      ['fail', "failed: 'fail'", "failed: 'rejected'"],
      ['rejected', "expired: 'rejected'", "expired: 'fail'"],
    ] as const
  ).map(([part, text, by]) => ({
    rule: 'S-13',
    part,
    file: 'packages/contracts/src/lifecycles/investment.lifecycle.ts',
    text,
    by,
    spec: LIFECYCLES,
  })),
  ...(
    [
      ['gateway SUCCESS', "collected: 'SUCCESS'", "collected: 'PENDING'"],
      ['gateway FAIL', "failed: 'FAIL'", "failed: 'PENDING'"],
      ['gateway REFUND', "returned: 'REFUND'", "returned: 'FAIL'"],
    ] as const
  ).map(([part, text, by]) => ({
    rule: 'S-13',
    part,
    file: 'apps/api/src/modules/payments/checkout/payment-status.service.ts',
    text,
    by,
    spec: 'apps/api/src/modules/payments/checkout/payment-rules.spec.ts',
  })),
];
