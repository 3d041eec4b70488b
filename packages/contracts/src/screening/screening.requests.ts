import { ReasonRequest } from '../admin/admin.requests.js';
import { VersionField } from '../kernel/fields.js';

/** A decision on a match, with its reason. */
export class DecideCaseRequest extends ReasonRequest {
  /** Of the case as it was read. */
  @VersionField({ optional: false })
  version: string;
}
