/** Where the tests' investors live, and what each of them certifies. */
export const HOME = {
  address: '12 Quay Street',
  city: 'Galway',
  postalCode: 'H91 X2R7',
  country: 'IE',
  countryCode: '+353',
  mobile: '91 555 01 00',
  taxCertified: true,
};

/** A person as somebody who invests in their own name enters it. */
export const HOLDER = {
  ...HOME,
  investingAs: 'INDIVIDUAL' as const,
  firstName: 'Test',
  lastName: 'Person',
  birthDate: '1980-02-03',
};
