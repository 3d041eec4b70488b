import { newId } from '../../core/identifiers.js';
import { availableFor, recordMovement } from './balance.js';
import { invalidParameter, refused } from '../api/failure.js';
import { embeddedList } from '../api/list.js';
import { idOf, type Charge, type Transfer, type TransferReversal } from '../objects.js';
import { amountOf, currencyOf, type Call } from '../api/operation.js';
import { schedulePayouts } from './paying-out.js';
import { requireWholeCoins } from '../rules/currencies.js';
import { settleCharge } from './settling.js';
import type { StripeWorld } from '../world.js';

/** The charge whose money is passed on, and when that money can be used. */
function sourceOf(call: Call, amount: number, currency: string): { charge: Charge; availableOn: number } | undefined {
  const { world, params } = call;
  const id = params.text('source_transaction');
  if (id === undefined) return undefined;
  const charge = world.charges.require(id, null, 'source_transaction');
  settleCharge(world, charge);
  const movement = world.balanceTransactions.find(idOf(charge.balance_transaction));
  if (charge.status !== 'succeeded' || !movement) {
    throw refused(null, 'The source_transaction must be a successful charge.', 'source_transaction');
  }
  if (charge.currency !== currency) {
    throw invalidParameter('currency', 'The currency of source_transaction and of the transfer must be the same.');
  }
  const passedOn = world.transfers
    .list(null)
    .filter((transfer) => idOf(transfer.source_transaction) === charge.id)
    .reduce((sum, transfer) => sum + transfer.amount - transfer.amount_reversed, 0);
  if (passedOn + amount > charge.amount) {
    throw refused(null, 'The transfers of a charge cannot exceed its amount.', 'amount');
  }
  return { charge, availableOn: movement.available_on };
}

/** The payment that a transfer appears as on the connected account. */
function destinationPayment(
  world: StripeWorld,
  transfer: Transfer,
  account: string,
  availableOn: number | undefined,
): string {
  const id = newId('py');
  const movement = recordMovement(world, {
    account,
    amount: transfer.amount,
    currency: transfer.currency,
    type: 'payment',
    reportingCategory: 'charge',
    source: id,
    ...(availableOn === undefined ? {} : { availableOn }),
  });
  const payment: Charge = {
    id,
    object: 'charge',
    amount: transfer.amount,
    amount_captured: transfer.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: movement.id,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: true,
    created: transfer.created,
    currency: transfer.currency,
    customer: null,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: null,
    payment_method: null,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: transfer.id,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: transfer.transfer_group,
  };
  return world.charges.insert(payment, account).id;
}

/** Moves money from the platform to a connected account. */
export function createTransfer(call: Call): Transfer {
  const { world, params } = call;
  const amount = amountOf(params);
  const currency = currencyOf(params);
  requireWholeCoins(amount, currency, 'amount');
  params.choice('source_type', ['card'] as const);
  const destination = params.requiredText('destination');
  const metadata = params.metadata();
  const account = world.accounts.require(destination, null, 'destination');
  if (account.capabilities?.transfers !== 'active') {
    throw refused(
      'insufficient_capabilities_for_transfer',
      'Your destination account needs to have at least one of the following capabilities enabled: transfers.',
    );
  }
  const source = sourceOf(call, amount, currency);
  if (!source && availableFor(world, null, currency) < amount) {
    throw refused('balance_insufficient', 'You have insufficient available funds in your Stripe account.');
  }
  const id = newId('tr');
  const availableOn = source && Math.max(source.availableOn, world.clock.seconds());
  const movement = recordMovement(world, {
    account: null,
    amount: -amount,
    currency,
    type: 'transfer',
    reportingCategory: 'transfer',
    source: id,
    ...(availableOn === undefined ? {} : { availableOn }),
  });
  const transfer: Transfer = {
    id,
    object: 'transfer',
    amount,
    amount_reversed: 0,
    balance_transaction: movement.id,
    created: world.clock.seconds(),
    currency,
    description: params.text('description') ?? null,
    destination,
    livemode: false,
    metadata,
    reversals: embeddedList(`/v1/transfers/${id}/reversals`, []),
    reversed: false,
    source_transaction: source?.charge.id ?? null,
    source_type: 'card',
    transfer_group: params.text('transfer_group') ?? source?.charge.transfer_group ?? null,
  };
  transfer.destination_payment = destinationPayment(world, transfer, destination, availableOn);
  world.transfers.insert(transfer);
  schedulePayouts(world, destination);
  world.emit('transfer.created', transfer);
  return transfer;
}

/** Takes a transfer back, whole or in part, as far as the connected account still has the money. */
export function reverseTransfer(call: Call): TransferReversal {
  const { world, params, path } = call;
  const transfer = world.transfers.require(path['id'] ?? '', null);
  const left = transfer.amount - transfer.amount_reversed;
  const amount = params.has('amount') ? amountOf(params) : left;
  const metadata = params.metadata();
  if (left === 0) throw refused(null, `Transfer ${transfer.id} has already been fully reversed.`);
  if (amount > left) {
    throw refused(null, `Reversal amount (${amount}) is greater than unreversed amount (${left})`, 'amount');
  }
  const destination = idOf(transfer.destination);
  const { currency } = transfer;
  const held = world.balanceTransactions.list(destination).filter((movement) => movement.currency === currency);
  if (held.reduce((sum, movement) => sum + movement.net, 0) < amount) {
    throw refused('balance_insufficient', 'The connected account has insufficient funds to reverse this transfer.');
  }
  const id = newId('trr');
  const back = { currency, source: id, reportingCategory: 'transfer_reversal' } as const;
  recordMovement(world, { ...back, account: destination, amount: -amount, type: 'payment_refund' });
  const movement = recordMovement(world, { ...back, account: null, amount, type: 'transfer_refund' });
  const reversal: TransferReversal = {
    id,
    object: 'transfer_reversal',
    amount,
    balance_transaction: movement.id,
    created: world.clock.seconds(),
    currency,
    destination_payment_refund: null,
    metadata,
    source_refund: null,
    transfer: transfer.id,
  };
  world.reversals.insert(reversal);
  transfer.amount_reversed += amount;
  transfer.reversed = transfer.amount_reversed === transfer.amount;
  transfer.reversals.data.unshift(reversal);
  world.transfers.save(transfer);
  world.emit('transfer.reversed', transfer);
  return reversal;
}
