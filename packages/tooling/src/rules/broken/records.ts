import type { BrokenRule } from '../broken-rule.js';

const LIFECYCLES = 'packages/contracts/src/lifecycles/lifecycles.spec.ts';
const CHECKS = 'apps/api/src/modules/kyc/checks/checks.spec.ts';
const AGREEMENT = 'apps/api/src/modules/agreements/signing/agreements.spec.ts';
const CONTRACT = 'apps/api/src/modules/kyc/accreditation/accreditation-contract.spec.ts';

/** Rules of records and signed papers: V-25, V-29, V-31, S-09, S-12, S-13. */
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
    rule: 'V-31',
    part: 'by the name of who signs',
    file: 'apps/api/src/kernel/signing/typed-name.ts',
    text: 'if (text !== null && !isTypedNameOf(text, person))',
    by: "if (text === '')",
    spec: AGREEMENT,
  },
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
