import { packOf } from '@cairn/contracts';
import { REPRESENTATION_VERSION } from '@cairn/contracts/investments/steps/investing-steps.requests';
import { newId } from '../kernel/crypto/ids.js';
import type { Answer, Calls } from './chaos-calls.js';

export interface Trader {
  id: string;
  token: string;
  /** In whose name the trader invests. */
  account: string;
}

const { version, educationVersion, statements } = packOf('us_regcf').questionnaire;

/** The trader's own name, entered once. */
export async function ownAccount(calls: Calls, token: string): Promise<string> {
  const body = {
    investingAs: 'INDIVIDUAL',
    firstName: 'Chaos',
    lastName: 'Trader',
    birthDate: '1980-02-03',
    address: '1 Main Street',
    city: 'Springfield',
    postalCode: '12345',
    country: 'FR',
    countryCode: '+33',
    mobile: '491550100',
    taxCertified: true,
  };
  const answer = await calls.ask({ path: '/investing-accounts', token, body });
  const id = answer?.data['id'];
  if (typeof id !== 'string') throw new Error(`The set-up cannot name a holder: ${JSON.stringify(answer)}`);
  return id;
}

/** Reads the agreement of an investment and signs what was read. */
async function sign(
  calls: Calls,
  { token, id }: { token: string; id: string },
  stopped: () => boolean,
): Promise<Answer | null> {
  const read = { investmentId: id, language: 'en' };
  const agreement = await calls.ask({ path: '/contracts/generate-pdf', token, body: read }, stopped);
  if (agreement === null || agreement.status >= 300) return agreement;
  const body = {
    ...read,
    sha256: agreement.data['sha256'],
    signatureType: 'typed',
    signatureText: agreement.data['typedName'],
    agreementRead: true,
    riskAcknowledged: true,
    cancellationUnderstood: true,
  };
  const signed = await calls.ask({ path: '/contracts/create-pdf', token, key: newId(), body }, stopped);
  // The answer to the signature was lost with the process that had it.
  return signed?.code === 'agreement.signed_already' ? { ...signed, status: 200, code: '' } : signed;
}

interface Wanted {
  campaign: string;
  amount: number;
  /** The command's key, by which the investment is found again. */
  key: string;
  fromWallet: boolean;
}

/** Begins an investment, does its steps, and takes its place: held, or paid from the wallet. Null when stopped before. */
export async function invest(
  calls: Calls,
  { token, account }: Trader,
  { campaign, amount, key, fromWallet }: Wanted,
  stopped: () => boolean = () => false,
): Promise<Answer | null> {
  const begun = await calls.ask({ path: `/process-investment/${campaign}`, token, key, body: { amount } }, stopped);
  if (begun?.status !== 201) return begun;
  const id = String(begun.data['id']);
  const answered = await calls.ask(
    {
      method: 'PATCH',
      path: `/process-investment/${id}`,
      token,
      body: {
        investorDetails: { representation: true, representationVersion: REPRESENTATION_VERSION },
        questionnaire: { version, educationVersion, statements },
        preSubscription: { accountId: account },
      },
    },
    stopped,
  );
  if (answered?.status !== 200) return answered;
  const signed = await sign(calls, { token, id }, stopped);
  if (signed === null || signed.status >= 300) return signed;
  const step = fromWallet ? 'wallet-investment-completed' : 'reserve';
  return calls.ask({ path: `/process-investment/${step}/${id}`, token, key: newId(), body: {} }, stopped);
}
