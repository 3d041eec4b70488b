import { newId } from '../../core/identifiers.js';
import { idOf, type Charge, type EarlyFraudWarning } from '../objects.js';
import type { StripeWorld } from '../world.js';

/** What can still be done about it: refund before the payer disputes. */
const isActionable = (charge: Charge): boolean => !charge.disputed && !charge.refunded;

/** The card's network reports a charge as probably fraudulent; the payer has not disputed it yet. */
export function warnOfFraud(world: StripeWorld, charge: Charge, fraudType = 'misc'): EarlyFraudWarning | undefined {
  const intent = idOf(charge.payment_intent);
  if (charge.status !== 'succeeded' || intent === null) return undefined;
  const warning: EarlyFraudWarning = world.fraudWarnings.insert({
    id: newId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: isActionable(charge),
    charge: charge.id,
    created: world.clock.seconds(),
    fraud_type: fraudType,
    livemode: false,
    payment_intent: intent,
  });
  world.emit('radar.early_fraud_warning.created', warning);
  return warning;
}

/** After a refund or a dispute nothing is left to do about a warning. */
export function refreshWarnings(world: StripeWorld, charge: Charge): void {
  for (const warning of world.fraudWarnings.list(null)) {
    const actionable = isActionable(charge);
    if (idOf(warning.charge) !== charge.id || warning.actionable === actionable) continue;
    const before = { actionable: warning.actionable };
    warning.actionable = actionable;
    world.fraudWarnings.save(warning);
    world.emit('radar.early_fraud_warning.updated', warning, null, before);
  }
}
