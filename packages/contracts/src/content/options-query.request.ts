import { ChoiceField } from '../kernel/fields.js';
import { PageQuery } from '../kernel/page-query.request.js';

/** A list of options. */
export class OptionsQuery extends PageQuery {
  /** Also those that can no longer be chosen. */
  @ChoiceField(['yes'], { optional: true })
  hidden?: 'yes';
}
