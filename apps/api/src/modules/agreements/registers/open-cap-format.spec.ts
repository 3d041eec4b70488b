import type { RegisteredCompany } from './cap-table.js';
import { openCapFiles, type RegisteredEntry } from './open-cap-format.js';

const COMPANY: RegisteredCompany = {
  campaignId: 'c-1',
  company: 'Clearfold Water Limited',
  country: null,
  address: null,
  city: null,
  yearFounded: null,
  currency: 'USD',
  pricePerShare: '1000',
  existingShares: null,
};
const ENTRY: RegisteredEntry = {
  id: 'e-1',
  kind: 'issue',
  certificateId: 's-1',
  endedCertificateId: null,
  holderId: 'h-1',
  holderName: 'Ada Stone',
  isInstitution: false,
  number: 1,
  units: '10',
  firstShare: '1',
  unitPrice: '1000',
  currency: 'USD',
  reason: null,
  at: new Date('2026-06-10T09:00:00Z'),
};

describe('the Open Cap Format', () => {
  it('says what a company has not named, and which holders are companies', () => {
    const of = (company: Partial<RegisteredCompany>, entry: Partial<RegisteredEntry> = {}) => {
      const files = openCapFiles({
        company: { ...COMPANY, ...company },
        entries: [{ ...ENTRY, ...entry }],
        exemption: null,
        at: new Date('2026-06-16T14:00:00Z'),
      });
      return JSON.stringify(
        [files['Manifest.ocf.json'], files['Stakeholders.ocf.json']].map((file) =>
          Buffer.from(file ?? []).toString('utf8'),
        ),
      );
    };
    const unknown = of({});
    for (const said of ['2026-06-10', 'ZZ stands for it', 'not known', 'INDIVIDUAL']) expect(unknown).toContain(said);
    const known = of(
      { yearFounded: 2019, country: 'PT', city: 'Porto', address: '1 Mill Lane' },
      { isInstitution: true },
    );
    for (const said of ['2019-01-01', 'PT', 'Porto', '1 Mill Lane', 'INSTITUTION']) expect(known).toContain(said);
    expect(known).not.toContain('not known');
  });
});
