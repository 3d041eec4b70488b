import { isEscrowRail, RAIL_TRAITS, type EscrowRail } from '@cairn/contracts/rails/providers';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format/format.js';
import { escrowQuery, useEscrowOffered } from '../../../lib/site/escrow.js';
import { usePaymentFacts } from '../../../lib/site/provider-choices.js';
import type { Choice } from '../../../ui/inputs/choice-rows.js';
import type { Placed } from '../queries.js';

/** The ways to pay into escrow, with what is linked for each, and the payer's word for one payment. */
export const useEscrow = ({ amount, currency }: Placed, chosen: string | null) => {
  const { t } = useTranslation('invest');
  const isOffered = useEscrowOffered(currency);
  const factsOf = usePaymentFacts();
  const { data } = useQuery({ ...escrowQuery, enabled: isOffered });
  const [accepted, setAccepted] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const rail = chosen !== null && isEscrowRail(chosen) ? chosen : null;
  const choices = (data?.offers ?? []).flatMap(({ rail: value, maximum }): Choice<EscrowRail>[] => {
    if (!isEscrowRail(value)) return [];
    const isAbove = maximum !== null && amount > maximum;
    return [
      {
        value,
        title: t(`payment.${value}`),
        text: t(`payment.${value}Text`),
        end: t('payment.noFee'),
        facts: factsOf(RAIL_TRAITS[value]),
        unavailable: isAbove ? t('payment.railLimit', { limit: formatMoney(maximum, currency) }) : undefined,
      },
    ];
  });
  const link = data?.accounts.find((one) => one.rail === rail);
  const account = link?.state === 'linked' ? link.id : null;
  return {
    choices,
    rail,
    account,
    /** Whether something is linked and the payer's word is there; asks for it where it is not. */
    isReady: (): boolean => {
      const isLacking = rail !== null && (account === null || !accepted);
      setIsMissing(isLacking);
      return !isLacking;
    },
    field: { link, accepted, onAccept: setAccepted, isMissing: isMissing && !accepted },
  };
};
