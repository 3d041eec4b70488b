import { ACCREDITATION_GROUNDS, VERIFICATION_TYPES } from '@cairn/contracts/kyc/accreditation.request';
import { useSay } from '../app/words.js';

/** The grounds of Rule 501(a) and the kinds of proof, in words. */
export function useAccreditationWords() {
  const say = useSay();
  return {
    ground(code: string): string {
      const ground = ACCREDITATION_GROUNDS.find((known) => known === code);
      return ground === undefined ? code : say(`accreditation.grounds.${ground}`);
    },
    proof(code: string): string {
      const proof = VERIFICATION_TYPES.find((known) => known === code);
      return proof === undefined ? code : say(`accreditation.proofs.${proof}`);
    },
  };
}
