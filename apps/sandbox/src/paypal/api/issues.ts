import { PaypalFailure, type Detail, type Link } from './failure.js';

/** What can be wrong with a request that is well formed, and the sentence that PayPal says of it. */
const ISSUES = {
  CANNOT_BE_ZERO_OR_NEGATIVE: 'Must be greater than zero.',
  CAPTURE_FULLY_REFUNDED: 'The capture has already been fully refunded.',
  DECIMALS_NOT_SUPPORTED: 'Currency does not support decimals.',
  DECIMAL_PRECISION: 'If the currency supports decimals, only two decimal place precision is supported.',
  DUPLICATE_INVOICE_ID:
    'Duplicate Invoice ID detected. To avoid a potential duplicate transaction your account setting requires that Invoice Id be unique for each transaction.',
  DUPLICATE_REFERENCE_ID: '`reference_id` must be unique if multiple `purchase_unit` are provided.',
  FIELD_NOT_PATCHABLE: 'Field cannot be patched.',
  INSTRUMENT_DECLINED:
    "The instrument presented was either declined by the processor or bank, or it can't be used for this payment.",
  INVALID_CURRENCY_CODE: 'Currency code is invalid or is not currently supported.',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'You have exceeded the maximum number of payment attempts.',
  MAX_VALUE_EXCEEDED: 'Should be less than or equal to the maximum value.',
  MULTI_CURRENCY_ORDER: 'Multiple differing values of currency_code are not supported.',
  NOT_PATCHABLE: 'Cannot be patched.',
  ORDER_ALREADY_CAPTURED: "Order already captured. If 'intent=CAPTURE' only one capture per order is allowed.",
  ORDER_COMPLETION_IN_PROGRESS: 'PayPal is still in the process of capturing the order. Please try your request again.',
  ORDER_NOT_APPROVED:
    "Payer has not yet approved the Order for payment. Please redirect the payer to the 'rel':'payer-action' url returned as part of the HATEOAS links within the Create Order call.",
  PAYER_ACTION_REQUIRED: 'Transaction cannot complete successfully, instruct the buyer to return to PayPal.',
  PENDING_CAPTURE: 'Cannot initiate a refund as the capture is pending.',
  REFERENCE_ID_NOT_FOUND: 'Filter expression value is incorrect. Please check the value of the reference_id.',
  REFUND_AMOUNT_EXCEEDED:
    'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
  REFUND_CAPTURE_CURRENCY_MISMATCH: 'Refund must be in the same currency as the capture.',
  REFUND_FAILED_INSUFFICIENT_FUNDS: 'Capture could not be refunded due to insufficient funds.',
  REFUND_NOT_ALLOWED: 'Capture cannot be refunded.',
  REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK: 'Refunds are not allowed on this capture due to a chargeback.',
  REFUND_TIME_LIMIT_EXCEEDED: 'You are over the time limit to perform a refund on this capture.',
  TRANSACTION_DISPUTED: 'Refunds cannot be offered at this time because there is an open case on this transaction.',
  UNSUPPORTED_INTENT: 'The specified intent is not supported.',
  ACTION_NOT_ALLOWED_IN_CURRENT_DISPUTE_STATE: 'This action cannot be taken in the current state of the dispute.',
} as const;

export type Issue = keyof typeof ISSUES;

/** 422 with one issue, on request with the member at fault and links that show the way on. */
export const unprocessable = (issue: Issue, field?: string, links: readonly Link[] = []): PaypalFailure =>
  new PaypalFailure(422, [detailOf(issue, field)], links);

const detailOf = (issue: Issue, field?: string): Detail => ({
  ...(field === undefined ? {} : { field, location: 'body' }),
  issue,
  description: ISSUES[issue],
});

/** 404 for an id that nobody gave out. */
export const unknownResource = (): PaypalFailure =>
  new PaypalFailure(404, [
    {
      issue: 'INVALID_RESOURCE_ID',
      description: 'Specified resource ID does not exist. Please check the resource ID and try again.',
    },
  ]);

/** 400 with what is wrong with the form of a request. */
export const invalid = (details: readonly Detail[]): PaypalFailure => new PaypalFailure(400, details);

/** What was asked for, or 404. */
export function found<T>(item: T | undefined): T {
  if (item === undefined) throw unknownResource();
  return item;
}
