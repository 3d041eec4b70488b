import { IntegerField, LineField, TextField, UrlField } from '../../kernel/fields.js';
import { COUNTRY } from '../../kernel/countries.js';

/** What a campaign for a property says of it. */
export class PropertyInfoRequest {
  @LineField({ optional: true, max: 120 })
  propertyName?: string | null;
  /** V-13. */
  @UrlField({ optional: true })
  propertyURL?: string | null;
  @TextField({ optional: true, max: 2000 })
  propertyDetail?: string | null;
  @TextField({ optional: true, max: 200 })
  propertyStreet?: string | null;
  @TextField({ optional: true, max: 80 })
  propertyCity?: string | null;
  @TextField({ optional: true, max: 80 })
  propertyState?: string | null;
  @TextField({ optional: true, ...COUNTRY })
  propertyCountry?: string | null;
  /** With its unit, which is not the same everywhere. */
  @TextField({ optional: true, max: 40 })
  propertySize?: string | null;
  @TextField({ optional: true, max: 40 })
  plotSize?: string | null;
  @IntegerField({ optional: true, min: 1000, max: 2100 })
  buildYear?: number | null;
}
