import { ValidateBy, type ValidationArguments } from 'class-validator';
import { refusal } from '../errors/refusal.js';
import { TextField } from '../kernel/fields.js';

/**
 * The states and provinces of countries whose addresses name one, by the code that their posts write, with their official
 * names, which are written alike in every language.
 */
export const REGIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: {
    AL: 'Alabama',
    AK: 'Alaska',
    AZ: 'Arizona',
    AR: 'Arkansas',
    CA: 'California',
    CO: 'Colorado',
    CT: 'Connecticut',
    DE: 'Delaware',
    DC: 'District of Columbia',
    FL: 'Florida',
    GA: 'Georgia',
    HI: 'Hawaii',
    ID: 'Idaho',
    IL: 'Illinois',
    IN: 'Indiana',
    IA: 'Iowa',
    KS: 'Kansas',
    KY: 'Kentucky',
    LA: 'Louisiana',
    ME: 'Maine',
    MD: 'Maryland',
    MA: 'Massachusetts',
    MI: 'Michigan',
    MN: 'Minnesota',
    MS: 'Mississippi',
    MO: 'Missouri',
    MT: 'Montana',
    NE: 'Nebraska',
    NV: 'Nevada',
    NH: 'New Hampshire',
    NJ: 'New Jersey',
    NM: 'New Mexico',
    NY: 'New York',
    NC: 'North Carolina',
    ND: 'North Dakota',
    OH: 'Ohio',
    OK: 'Oklahoma',
    OR: 'Oregon',
    PA: 'Pennsylvania',
    RI: 'Rhode Island',
    SC: 'South Carolina',
    SD: 'South Dakota',
    TN: 'Tennessee',
    TX: 'Texas',
    UT: 'Utah',
    VT: 'Vermont',
    VA: 'Virginia',
    WA: 'Washington',
    WV: 'West Virginia',
    WI: 'Wisconsin',
    WY: 'Wyoming',
    AS: 'American Samoa',
    GU: 'Guam',
    MP: 'Northern Mariana Islands',
    PR: 'Puerto Rico',
    VI: 'U.S. Virgin Islands',
    AA: 'Armed Forces Americas',
    AE: 'Armed Forces Europe',
    AP: 'Armed Forces Pacific',
  },
  CA: {
    AB: 'Alberta',
    BC: 'British Columbia',
    MB: 'Manitoba',
    NB: 'New Brunswick',
    NL: 'Newfoundland and Labrador',
    NS: 'Nova Scotia',
    NT: 'Northwest Territories',
    NU: 'Nunavut',
    ON: 'Ontario',
    PE: 'Prince Edward Island',
    QC: 'Québec',
    SK: 'Saskatchewan',
    YT: 'Yukon',
  },
};

/** The states or provinces of a country; null where its addresses name none that we know. */
export const regionsOf = (country: unknown): Readonly<Record<string, string>> | null =>
  typeof country === 'string' && Object.hasOwn(REGIONS, country) ? (REGIONS[country] ?? null) : null;

/** Whether an address in the country may name this state; anything may be written where we have no list. */
export const isRegion = (region: string, country: unknown): boolean => {
  const regions = regionsOf(country);
  return regions === null || region === '' || Object.hasOwn(regions, region);
};

/** A state or province of the country that another field of the same object names; it may be left out. */
export const RegionField =
  (countryField: string): PropertyDecorator =>
  (target, key) => {
    ValidateBy(
      {
        name: 'isRegion',
        validator: {
          validate: (value: unknown, args?: ValidationArguments) => {
            const country: unknown = Object.getOwnPropertyDescriptor(args?.object ?? {}, countryField)?.value;
            return typeof value === 'string' && isRegion(value, country);
          },
        },
      },
      { message: refusal('validation.region') },
    )(target, key);
    TextField({ optional: true, max: 80 })(target, key);
  };
