import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { linkedAccountsQuery } from '../../lib/site/linked-accounts.js';
import { OTHER_ACCOUNT } from './other-account.js';

/**
 * Which account a bank debit is of: the first linked one that may be debited, unless another is chosen.
 * @param isAsked whether the payer pays by bank debit at all
 */
export const useDebitChoice = (isAsked: boolean) => {
  const { data: accounts = [] } = useQuery({ ...linkedAccountsQuery, enabled: isAsked });
  const [chosen, setChosen] = useState<string | null>(null);
  const [accepted, setAccepted] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const payable = accounts.filter(({ hindrance }) => hindrance === null);
  const isKnown = chosen === OTHER_ACCOUNT || payable.some(({ id }) => id === chosen);
  const value = (isKnown ? chosen : payable[0]?.id) ?? OTHER_ACCOUNT;
  const account = isAsked && value !== OTHER_ACCOUNT ? value : null;
  return {
    /** Null where it is chosen on the provider's page. */
    account,
    /** Whether the payer's word is there that a debit needs; asks for it where it is not. */
    isReady: (): boolean => {
      const lacks = account !== null && !accepted;
      setIsMissing(lacks);
      return !lacks;
    },
    field: { accounts, value, onChange: setChosen, accepted, onAccept: setAccepted, isMissing: isMissing && !accepted },
  };
};
