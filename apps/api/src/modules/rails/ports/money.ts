/** An amount in minor units. */
export interface Money {
  readonly minor: bigint;
  readonly currency: string;
}
