import { IntegerField, NestedField, TextField } from '../../kernel/fields.js';

export class CustomLink {
  @TextField() title: string;
  @TextField() url: string;
}

/** The ten facts of a property; null where one is not stated. */
export class PropertyInfo {
  @TextField({ optional: true }) propertyName: string | null;
  @TextField({ optional: true }) propertyURL: string | null;
  @TextField({ optional: true, max: 2000 }) propertyDetail: string | null;
  @TextField({ optional: true }) propertyStreet: string | null;
  @TextField({ optional: true }) propertyCity: string | null;
  @TextField({ optional: true }) propertyState: string | null;
  @TextField({ optional: true }) propertyCountry: string | null;
  @TextField({ optional: true }) propertySize: string | null;
  @TextField({ optional: true }) plotSize: string | null;
  @IntegerField({ optional: true }) buildYear: number | null;
}

/** Where else a company can be found. */
export class CompanyLinks {
  @TextField({ optional: true }) companyURL: string | null;
  @TextField({ optional: true }) facebook: string | null;
  @TextField({ optional: true }) twitter: string | null;
  @TextField({ optional: true }) linkedin: string | null;
  @TextField({ optional: true }) youtube: string | null;
  /** SEC-22: counted with only where the operator allows it and the visitor agrees. */
  @TextField({ optional: true }) googleAnalyticsID: string | null;
  @NestedField(() => CustomLink, { many: true }) customLinks: CustomLink[];
}
