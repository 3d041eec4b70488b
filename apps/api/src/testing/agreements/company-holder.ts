/** A company in whose name the tests' investor signs; its legal name is each test's own. */
export const COMPANY_HOLDER = {
  investingAs: 'COMPANY' as const,
  firstName: 'Test',
  lastName: 'Person',
  title: 'Director',
  companyType: 'corporation' as const,
  stateOfFormation: 'Ireland',
  registrationNumber: '123456',
  address: '12 Quay Street',
  city: 'Galway',
  postalCode: 'H91 X2R7',
  country: 'IE',
  countryCode: '+353',
  mobile: '91 555 01 00',
  taxCertified: true,
};
