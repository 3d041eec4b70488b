/** The members of PayPal's bodies that the specs look at; each body has some of them. */
export interface Body {
  id: string;
  status: string;
  name: string;
  debug_id: string;
  details: { issue: string; field?: string }[];
  links: { href: string; rel: string; method: string }[];
  status_details?: { reason: string };
  purchase_units: { invoice_id: string; amount: { value: string }; payments: { captures: Body[]; refunds: Body[] } }[];
  amount: { value: string };
  create_time: string;
  update_time: string;
  access_token: string;
  expires_in: number;
  event_type: string;
  resource: Body;
  seller_receivable_breakdown: { paypal_fee: { value: string }; net_amount: { value: string } };
  batch_header: { payout_batch_id: string; batch_status: string };
  items: Body[];
  payout_item_id: string;
  transaction_status: string;
  dispute_id: string;
  dispute_outcome: { outcome_code: string };
  webhooks: Body[];
  events: Body[];
  transaction_details: { transaction_info: Record<string, unknown> }[];
  balances: { total_balance: { value: string } }[];
  total_items: number;
  count: number;
  verification_status: string;
  conserved: boolean;
  currencies: Record<string, Record<string, number>>;
}
