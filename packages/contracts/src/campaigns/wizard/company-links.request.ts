import { LineField, NestedField, TextField, UrlField } from '../../kernel/fields.js';
import { LONGEST_MEASUREMENT_ID, MEASUREMENT_ID } from '../../settings/measurement-id.js';
import { LINK_HOSTS, LONGEST_LINK_TITLE, MOST_CUSTOM_LINKS } from './link-names.js';
import { PropertyInfoRequest } from './property-info.request.js';

export class CustomLinkRequest {
  @LineField({ max: LONGEST_LINK_TITLE })
  title: string;
  /** V-13. */
  @UrlField()
  url: string;
}

/** V-13: where else a company can be found, and what its campaign is for where that is a property. */
export class CompanyLinksRequest extends PropertyInfoRequest {
  /** Another page about the company, such as its entry in a register. */
  @UrlField({ optional: true })
  companyURL?: string | null;
  @UrlField({ optional: true, hosts: LINK_HOSTS.facebook })
  facebook?: string | null;
  @UrlField({ optional: true, hosts: LINK_HOSTS.twitter })
  twitter?: string | null;
  @UrlField({ optional: true, hosts: LINK_HOSTS.linkedin })
  linkedin?: string | null;
  @UrlField({ optional: true, hosts: LINK_HOSTS.youtube })
  youtube?: string | null;
  /** SEC-22. Only where the operator allows it. */
  @TextField({
    optional: true,
    pattern: MEASUREMENT_ID,
    code: 'validation.measurement_id',
    max: LONGEST_MEASUREMENT_ID,
  })
  googleAnalyticsID?: string | null;
  /** All of them, in their order. */
  @NestedField(() => CustomLinkRequest, { optional: true, many: true, most: MOST_CUSTOM_LINKS })
  customLinks?: CustomLinkRequest[];
}
