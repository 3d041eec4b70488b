import { EmailField, TextField, UrlField } from '../../kernel/fields.js';

/**
 * S-02: what an admin corrects on the page of a live campaign on its owner's behalf. A field that is not sent stays; what
 * is material is the owner's to propose. @property reason the owner reads it
 */
export class EditOnBehalfRequest {
  @TextField({ min: 3, max: 1000 })
  reason: string;
  @TextField({ optional: true, max: 120 })
  companyTagLine?: string | null;
  @EmailField({ optional: true })
  companyEmail?: string | null;
  @TextField({ optional: true, pattern: /^\+?(?:[ ()-]*\d){8,13}[ ()-]*$/, code: 'validation.phone', max: 20 })
  phoneNumber?: string | null;
  @TextField({ optional: true, max: 200 })
  address?: string | null;
  @TextField({ optional: true, max: 80 })
  city?: string | null;
  @UrlField({ optional: true })
  website?: string | null;
  @TextField({ optional: true, max: 2000 })
  description?: string | null;
  @TextField({ optional: true, max: 255 })
  campaignStory?: string | null;
}
