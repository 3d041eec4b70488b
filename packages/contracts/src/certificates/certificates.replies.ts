import {
  CERTIFICATE_STATES,
  REGISTER_ENTRY_KINDS,
  type CertificateState,
  type RegisterEntryKind,
} from './certificate-states.js';
import {
  ChoiceField,
  FlagField,
  IdField,
  InstantField,
  IntegerField,
  MoneyField,
  NestedField,
  TextField,
} from '../kernel/fields.js';

/** What everybody may see of a certificate. */
class CertificateFacts {
  /** Without gaps within a company’s offering, as `C-000318`. */
  @TextField()
  number: string;
  @TextField()
  code: string;
  @TextField()
  company: string;
  @TextField()
  campaignName: string;
  @TextField({ optional: true })
  campaignSlug: string | null;
  @ChoiceField(CERTIFICATE_STATES)
  status: CertificateState;
  @IntegerField()
  units: number;
  /** Of the shares that it is for, counted within the offering. */
  @IntegerField()
  firstShare: number;
  @IntegerField()
  lastShare: number;
  @InstantField()
  issuedAt: Date;
  @InstantField({ optional: true })
  endedAt: Date | null;
}

/** A share certificate, to its holder. */
export class ShareCertificate extends CertificateFacts {
  @IdField()
  id: string;
  @IdField()
  campaignId: string;
  @IdField({ optional: true })
  investmentId: string | null;
  @TextField()
  holderName: string;
  @MoneyField()
  pricePerShare: bigint;
  @TextField({ max: 3 })
  currency: string;
}

/** A certificate by its code, to whoever has that. */
export class CertificateCheck extends CertificateFacts {
  /** The name, where its holder shows it in public, else initials; null where the holder hides both. */
  @TextField({ optional: true })
  holder: string | null;
  @FlagField()
  nameShown: boolean;
}

/** Whether somebody hides their name and initials on the public page of their certificates. */
export class CertificateName {
  @FlagField()
  hidden: boolean;
}

export class CapTableHolder {
  @TextField()
  holder: string;
  @IntegerField()
  units: number;
  /** Numbers of the certificates that are valid. */
  @TextField({ max: 10_000 })
  certificates: string;
  /** Of all shares, as decimal text: `0.025` is 2.5 %. */
  @TextField()
  part: string;
  @InstantField()
  since: Date;
}

/** Who holds which part of a company after an offering. */
export class CapTable {
  @TextField()
  company: string;
  /** Shares that existed before the offering; null where the company has not said. */
  @IntegerField({ optional: true })
  existingShares: number | null;
  @TextField({ optional: true })
  existingPart: string | null;
  /** In the register of this offering. */
  @IntegerField()
  issuedShares: number;
  @NestedField(() => CapTableHolder, { many: true, most: 100_000 })
  holders: CapTableHolder[];
}

/** A certificate in the console’s list. */
export class CertificateRow {
  @IdField()
  id: string;
  @TextField()
  number: string;
  @IdField()
  campaignId: string;
  @TextField()
  company: string;
  @IdField()
  holderId: string;
  @TextField()
  holderName: string;
  @IntegerField()
  units: number;
  @ChoiceField(CERTIFICATE_STATES)
  status: CertificateState;
  @InstantField()
  issuedAt: Date;
}

/** An entry of the register that a certificate is in. */
export class RegisterEntry {
  @IdField()
  id: string;
  @ChoiceField(REGISTER_ENTRY_KINDS)
  kind: RegisterEntryKind;
  @TextField({ optional: true })
  certificate: string | null;
  @TextField({ optional: true })
  ended: string | null;
  @TextField()
  holderName: string;
  @IntegerField()
  units: number;
  @TextField({ optional: true })
  reason: string | null;
  /** The admin; null for what the platform issued itself. */
  @TextField({ optional: true })
  by: string | null;
  @InstantField()
  at: Date;
}

/** A certificate in the console, with the entries of its register that are about it. */
export class AdminCertificate extends CertificateRow {
  @TextField()
  code: string;
  @IntegerField()
  firstShare: number;
  @IntegerField()
  lastShare: number;
  @NestedField(() => RegisterEntry, { many: true })
  entries: RegisterEntry[];
}
