import { ChoiceField, EmailField, FlagField, IdField, IntegerField, TextField } from '../kernel/fields.js';
import { PageQuery } from '../kernel/page-query.request.js';

/** A transfer that the register records: the old certificate ends, and the new holder gets another. */
export class TransferCertificateRequest {
  /** Of the new holder’s account, whose identity is confirmed. */
  @EmailField()
  holderEmail: string;
  /** By default all of them; the rest stays with the holder, under a new certificate. */
  @IntegerField({ optional: true, min: 1 })
  units?: number | null;
  @TextField({ min: 3, max: 1000 })
  reason: string;
}

/** Ends a certificate without another in its place. */
export class CancelCertificateRequest {
  @TextField({ min: 3, max: 1000 })
  reason: string;
}

/** Whether the public page of one's certificates hides the name and the initials. */
export class CertificateNameRequest {
  @FlagField()
  hidden: boolean;
}

/** A code as it is typed: with blanks, hyphens and small letters, or without. */
export class VerifyCertificateRequest {
  @TextField({ pattern: /^\s*([0-9A-Za-z][\s-]*){12}$/, code: 'certificate.code', max: 40 })
  code: string;
}

/** Somebody's certificates, or the one of an investment of theirs. */
export class CertificatesQuery extends PageQuery {
  @IdField({ optional: true })
  investmentId?: string;
}

/** The register of a campaign as a file: a table unless it is to be in the Open Cap Format (a ZIP file). */
export class RegisterFileQuery extends PageQuery {
  @ChoiceField(['csv', 'ocf'], { optional: true })
  format?: 'csv' | 'ocf';
}

/** The cap table as JSON, as a table, or in the Open Cap Format (a ZIP file). */
export class CapTableQuery extends PageQuery {
  @ChoiceField(['csv', 'ocf'], { optional: true })
  format?: 'csv' | 'ocf';
}
