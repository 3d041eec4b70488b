import { HOME } from '../investing/holder.js';

/** A company in whose name the tests' investor signs; its legal name is each test's own. */
export const COMPANY_HOLDER = {
  ...HOME,
  investingAs: 'COMPANY' as const,
  firstName: 'Test',
  lastName: 'Person',
  title: 'Director',
  companyType: 'corporation' as const,
  stateOfFormation: 'Ireland',
  registrationNumber: '123456',
};
