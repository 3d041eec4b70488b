import { RAIL_TRAITS, type CollectionRail } from '@cairn/contracts/rails/providers';

const CARDS: readonly CollectionRail[] = ['card', 'north_card'];

/**
 * Decision "card money": for how many days money stays in a wallet because its payer may have it taken back. Of a card
 * the operator says it (`cardMoneyCooldownDays`, the dispute window of 120 days by default); of any other way it is that
 * way's own time, which is none for a wire transfer.
 */
export const reversalDays = (rail: CollectionRail, cardDays: number): number =>
  CARDS.includes(rail) ? cardDays : RAIL_TRAITS[rail].returnDays;

/** Whether money that was paid in this way may be taken back at all. */
export const isReversible = (rail: CollectionRail): boolean => RAIL_TRAITS[rail].returnDays > 0;
