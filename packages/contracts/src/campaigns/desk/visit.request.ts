import { TextField } from '../../kernel/fields.js';

/** A visit of a campaign's page, as the browser tells it. */
export class VisitRequest {
  /** Host of the page with the link. */
  @TextField({ optional: true, max: 253, pattern: /^[A-Za-z0-9.:-]*$/ })
  referrer?: string | null;
  /** The link's own mark, `utm_source`. */
  @TextField({ optional: true, max: 60 })
  mark?: string | null;
}
