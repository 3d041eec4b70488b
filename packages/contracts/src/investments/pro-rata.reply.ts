import { MoneyField } from '../kernel/fields.js';

/** An offering that is shared out pro rata at its closing (17 CFR 227.201(h)). */
export class ProRata {
  /** What it sells. */
  @MoneyField()
  offered: bigint;
  /** What is committed to it now, reservations among it. */
  @MoneyField({ min: 0n })
  committed: bigint;
}
