import { OperatorOptionField } from '../content/option-field.js';
import { EmailField, IntegerField, LineField, TextField, UrlField, VersionField } from '../kernel/fields.js';
import { CompanyLinksRequest } from './wizard/company-links.request.js';
import { COUNTRY } from '../kernel/countries.js';

/** V-12, V-13, V-33. Every field is optional: a wizard step is saved half done; the checklist shows what is missing. */
export class CompanyProfileRequest extends CompanyLinksRequest {
  @LineField({ optional: true, min: 10, max: 120 })
  companyName?: string | null;
  @TextField({ optional: true, max: 120 })
  companyTagLine?: string | null;
  @EmailField({ optional: true })
  companyEmail?: string | null;
  @TextField({ optional: true, max: 200 })
  address?: string | null;
  @TextField({ optional: true, max: 80 })
  city?: string | null;
  @TextField({ optional: true, ...COUNTRY })
  country?: string | null;
  @OperatorOptionField('category', { optional: true })
  category?: string | null;
  @OperatorOptionField('industry', { optional: true })
  industry?: string | null;
  @TextField({ optional: true, pattern: /^\+?(?:[ ()-]*\d){8,13}[ ()-]*$/, code: 'validation.phone', max: 20 })
  phoneNumber?: string | null;
  @TextField({ optional: true, max: 2000 })
  description?: string | null;
  @UrlField({ optional: true })
  formCLink?: string | null;
  @UrlField({ optional: true })
  website?: string | null;
  @IntegerField({ optional: true, min: 1800, max: 2100 })
  yearFounded?: number | null;
  /** Of the section as it was read; without one, what others saved meanwhile is overwritten. */
  @VersionField()
  version?: string | null;
}
