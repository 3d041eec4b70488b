import { isStatus, type NorthParties, type Party } from './parties.js';

export type Fields = Record<string, string>;
export type Reply = Readonly<Record<string, unknown>> & { readonly statusCode: string };

interface Method {
  readonly method: string;
  readonly verb: 'POST' | 'PUT';
  run(parties: NorthParties, fields: Fields): Reply;
}

const ok = (more: object): Reply => ({ statusCode: '101', statusDesc: 'Ok', ...more });
const missing = (names: readonly string[]): Reply => ({
  statusCode: '106',
  statusDesc: 'Data/parameter missing',
  'Error(s)': names.map((name) => `${name} is missing.`).join(', '),
});
/** The provider gives a text as a code here. */
const unknownParty: Reply = { statusCode: 'NO_PARTY_ID_148', statusDesc: 'Party ID does not exist' };

const PARTY_FIELDS = [
  'domicile',
  'firstName',
  'lastName',
  'dob',
  'primCountry',
  'primAddress1',
  'primCity',
  'primState',
  'primZip',
  'emailAddress',
];
const DOMICILES = ['U.S. citizen', 'U.S. resident', 'non-resident'];
const SMALLEST_FILE = 1;

function partyFault(fields: Fields): Reply | null {
  const absent = PARTY_FIELDS.filter((name) => !fields[name]);
  if (absent.length > 0) return missing(absent);
  const wrong: [name: string, isWrong: boolean][] = [
    ['dob', !/^\d{2}-\d{2}-\d{4}$/.test(fields['dob'] ?? '')],
    ['primCountry', !/^[A-Z]{3}$/.test(fields['primCountry'] ?? '')],
    ['primState', !/^([A-Z]{2}|NOUS)$/.test(fields['primState'] ?? '')],
    ['domicile', !DOMICILES.includes(fields['domicile'] ?? '')],
  ];
  const names = wrong.filter(([, isWrong]) => isWrong).map(([name]) => name);
  return names.length > 0 ? { statusCode: '108', statusDesc: 'Invalid data', 'Error(s)': names.join(', ') } : null;
}

const known = (parties: NorthParties, { partyId = '' }: Fields, run: (party: Party) => Reply): Reply => {
  if (partyId === '') return missing(['partyId']);
  const party = parties.find(partyId);
  return party === undefined ? unknownParty : run(party);
};

/** One qualifier comes alone, several as a list. */
const qualifiersOf = (qualifiers: readonly string[]): object | null => {
  const [first, ...others] = qualifiers.map((key) => ({ key, message: key.split('.').slice(1).join(' ') }));
  if (first === undefined) return null;
  return { qualifier: others.length === 0 ? first : [first, ...others] };
};

const kycOf = ({ partyId, kyc, aml, check }: Party): object => ({
  kyc: check && {
    response: {
      'id-number': check.number,
      'summary-result': { key: check.qualifiers.length > 0 ? 'id.failure' : 'id.success', message: 'PASS' },
      results: { key: 'result.match', message: 'ID Located' },
      qualifiers: qualifiersOf(check.qualifiers),
    },
    partyId,
    kycstatus: kyc,
    amlstatus: aml,
  },
});

const detailsOf = ({ partyId, kyc, aml }: Party): object => ({
  partyDetails: [true, [{ partyId, KYCstatus: kyc, AMLstatus: aml }]],
});

const ACCOUNT_FIELDS = [
  'accountRegistration',
  'type',
  'domesticYN',
  'streetAddress1',
  'city',
  'state',
  'zip',
  'country',
];

/** The methods that this North Capital serves, by their names and verbs. */
export const METHODS: readonly Method[] = [
  {
    method: 'createParty',
    verb: 'PUT',
    run: (parties, fields) => partyFault(fields) ?? ok(detailsOf(parties.create(fields))),
  },
  {
    method: 'updateParty',
    verb: 'PUT',
    run: (parties, fields) =>
      known(parties, fields, (party) => {
        const fault = partyFault({ ...party.fields, ...fields });
        if (fault !== null) return fault;
        parties.update(party, fields);
        return ok(detailsOf(party));
      }),
  },
  {
    method: 'getParty',
    verb: 'POST',
    run: (parties, fields) =>
      known(parties, fields, (party) => ok({ partyDetails: [{ partyId: party.partyId, ...party.fields }] })),
  },
  {
    method: 'performKycAmlBasic',
    verb: 'POST',
    run: (parties, fields) => known(parties, fields, (party) => ok(kycOf(parties.check(party)))),
  },
  {
    // Says 101 with nothing in it for a party that was never checked.
    method: 'getKycAmlResponse',
    verb: 'POST',
    run: (parties, fields) => known(parties, fields, (party) => ok(kycOf(party))),
  },
  {
    method: 'getKycAml',
    verb: 'POST',
    run: (parties, fields) =>
      known(parties, fields, ({ kyc, aml }) =>
        ok({ 'KYC Status': kyc, 'Party Status': { 'KYC status': kyc, 'AML status': aml } }),
      ),
  },
  {
    method: 'updateKycAml',
    verb: 'PUT',
    run: (parties, fields) =>
      known(parties, fields, (party) => {
        const { kycStatus, amlStatus } = fields;
        if (!isStatus(kycStatus) || !isStatus(amlStatus)) return missing(['kycStatus', 'amlStatus']);
        parties.decide(party, kycStatus, amlStatus);
        return ok({ partyId: party.partyId, 'KYC Status': kycStatus });
      }),
  },
  {
    method: 'uploadPartyDocument',
    verb: 'POST',
    run: (parties, fields) =>
      known(parties, fields, (party) => {
        const { documentTitle = '', file_name: name = '', userfile0 = '' } = fields;
        const absent = [
          ...(documentTitle.startsWith('documentTitle0=') ? [] : ['documentTitle']),
          ...(/^filename0=.+\.(pdf|jpe?g|png)$/i.test(name) ? [] : ['file_name']),
          ...(Number(userfile0) >= SMALLEST_FILE ? [] : ['userfile0']),
        ];
        if (absent.length > 0) return missing(absent);
        parties.addDocument(party, { title: documentTitle.slice(15), name: name.slice(10), bytes: Number(userfile0) });
        return ok({ document_details: 'Document has been uploaded Successfully' });
      }),
  },
  {
    method: 'createAccount',
    verb: 'PUT',
    run: (parties, fields) => {
      const absent = ACCOUNT_FIELDS.filter((name) => !fields[name]);
      return absent.length > 0 ? missing(absent) : ok({ accountDetails: [true, [{ accountId: parties.account() }]] });
    },
  },
  {
    method: 'createLink',
    verb: 'PUT',
    run: (parties, { firstEntryType, firstEntry = '', relatedEntryType, relatedEntry = '' }) =>
      firstEntryType === 'Account' &&
      relatedEntryType === 'IndivACParty' &&
      firstEntry !== '' &&
      parties.find(relatedEntry) !== undefined
        ? ok({ linkDetails: [true, [{ id: '1' }]] })
        : missing(['firstEntry', 'relatedEntry']),
  },
  {
    method: 'requestAiVerification',
    verb: 'POST',
    run: (parties, { accountId = '', aiMethod = '' }) => {
      if (accountId === '' || aiMethod !== 'Upload') return missing(['accountId', 'aiMethod']);
      return ok({ accreditedDetails: [aiOf(parties.request(accountId))] });
    },
  },
  {
    method: 'getAiRequest',
    verb: 'POST',
    run: (parties, { accountId = '' }) => ok({ accreditedDetails: parties.requestsOf(accountId).map(aiOf) }),
  },
  {
    method: 'updateAiRequest',
    verb: 'POST',
    run: (parties, { airequestId = '', aiRequestStatus = '' }) => {
      const request = parties.findRequest(airequestId);
      if (request === undefined) return missing(['airequestId']);
      request.status = aiRequestStatus;
      parties.keepRequest(request);
      return ok({ accreditedDetails: [aiOf(request)] });
    },
  },
  {
    method: 'uploadVerificationDocument',
    verb: 'POST',
    run: (_parties, { accountId = '', userfile0 = '' }) =>
      accountId !== '' && Number(userfile0) >= SMALLEST_FILE
        ? ok({ document_details: 'Document has been uploaded Successfully' })
        : missing(['accountId', 'userfile0']),
  },
];

function aiOf({
  airequestId,
  status,
  accredited,
}: {
  airequestId: string;
  status: string;
  accredited: string;
}): object {
  return { airequestId, aiRequestStatus: status, accreditedStatus: accredited };
}
