import { invalidParameter, refused } from '../api/failure.js';

/** What cards can be charged in (https://docs.stripe.com/currencies). */
const SUPPORTED = new Set(
  (
    'usd aed afn all amd ang aoa ars aud awg azn bam bbd bdt bgn bhd bif bmd bnd bob brl bsd bwp byn bzd cad cdf chf ' +
    'clp cny cop crc cve czk djf dkk dop dzd egp etb eur fjd fkp gbp gel gip gmd gnf gtq gyd hkd hnl hrk htg huf idr ' +
    'ils inr isk jmd jod jpy kes kgs khr kmf krw kwd kyd kzt lak lbp lkr lrd lsl mad mdl mga mkd mmk mnt mop mur mvr ' +
    'mwk mxn myr mzn nad ngn nio nok npr nzd omr pab pen pgk php pkr pln pyg qar ron rsd rub rwf sar sbd scr sek sgd ' +
    'shp sle sos srd std szl thb tjs tnd top try ttd twd tzs uah ugx uyu uzs vnd vuv wst xaf xcd xof xpf yer zar zmw'
  ).split(' '),
);

const THREE_DECIMALS = new Set(['bhd', 'jod', 'kwd', 'omr', 'tnd']);
/** Written with two decimals that must both be 0. */
const PADDED = new Set(['isk', 'ugx']);

/** The least that can be charged, in minor units (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
const MINIMUMS: Readonly<Record<string, number>> = {
  usd: 50,
  aed: 200,
  aud: 50,
  bgn: 100,
  brl: 50,
  cad: 50,
  chf: 50,
  czk: 1500,
  dkk: 250,
  eur: 50,
  gbp: 30,
  hkd: 400,
  huf: 17_500,
  inr: 50,
  jpy: 50,
  mxn: 1000,
  myr: 200,
  nok: 300,
  nzd: 50,
  pln: 200,
  ron: 200,
  sek: 300,
  sgd: 50,
  thb: 1000,
};
/** Where Stripe asks for the worth of half a dollar in a currency without a published minimum. */
const OTHER_MINIMUM = 50;
const LARGEST = 99_999_999;

/** The currency in lower case; 400 for one that Stripe does not know. */
export function requireCurrency(typed: string, param: string): string {
  const currency = typed.toLowerCase();
  if (SUPPORTED.has(currency)) return currency;
  throw invalidParameter(
    param,
    `Invalid currency: ${currency}. Stripe currently supports these currencies: ${[...SUPPORTED].join(', ')}`,
  );
}

/** Refuses an amount that its currency has no coins for. */
export function requireWholeCoins(amount: number, currency: string, param: string): void {
  const step = THREE_DECIMALS.has(currency) ? 10 : PADDED.has(currency) ? 100 : 1;
  if (amount % step === 0) return;
  throw invalidParameter(
    param,
    `Invalid amount: ${amount}. Amounts in ${currency} must be a multiple of ${step}.`,
    'parameter_invalid_integer',
  );
}

/** Refuses what Stripe does not charge: too little, too much, or an amount that its currency has no coins for. */
export function requireChargeable(amount: number, currency: string, param: string): void {
  requireWholeCoins(amount, currency, param);
  if (amount > LARGEST) throw refused('amount_too_large', `Amount must be no more than ${LARGEST}`, param);
  const least = MINIMUMS[currency] ?? OTHER_MINIMUM;
  if (amount < least) throw refused('amount_too_small', `Amount must be at least ${least} ${currency}`, param);
}
