import { OperatorOptionField } from './option-field.js';
import { EmailField, LineField, TextField, UrlField } from '../kernel/fields.js';

/** An inquiry of anybody. */
export class ContactRequest {
  @OperatorOptionField('contact-question-type')
  questionType: string;
  @LineField({ max: 100 })
  name: string;
  @EmailField()
  email: string;
  @LineField({ max: 150 })
  subject: string;
  @TextField({ min: 10, max: 5000 })
  description: string;
  /** The page it is about. */
  @UrlField({ optional: true })
  link?: string | null;
}

export class NewsletterRequest {
  @EmailField()
  email: string;
}
