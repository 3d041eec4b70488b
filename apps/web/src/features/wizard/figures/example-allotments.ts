import { allocate, allotFirstCome, allotProRata } from '@cairn/finance';

/** The amounts of a raise as they are typed, in minor units. */
interface Offering {
  most: number | null | undefined;
  limit: number | null | undefined;
  minimum: number | null | undefined;
  /** Of one share; null of a loan. */
  price: number | null | undefined;
}

export interface ExampleRow {
  number: number;
  invests: bigint;
  firstCome: bigint;
  proRata: bigint;
}

/** Parts of what four investors invest together, in the order in which they do. */
const PARTS = [40n, 5n, 35n, 20n];

const positive = (value: number | null | undefined): bigint | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? BigInt(value) : null;

/**
 * What four investors would get by each method, if they invested up to the limit together, or half as much again as the
 * maximum where no limit above it is set. None until the maximum is there, or where it is too small for four.
 */
export function exampleAllotments({ most, limit, minimum, price }: Offering): readonly ExampleRow[] {
  const offered = positive(most);
  if (offered === null) return [];
  const unit = positive(price) ?? 1n;
  const stated = positive(limit);
  const together = stated !== null && stated > offered ? stated : (offered * 3n) / 2n;
  const least = ((positive(minimum) ?? 1n) + unit - 1n) / unit;
  const commitments = allocate(together / unit, PARTS).map((committed, index) => ({
    id: String(index + 1),
    committed,
  }));
  if (commitments.some(({ committed }) => committed < least)) return [];
  const available = offered / unit;
  const [byOrder, inProportion] = [allotFirstCome(available, commitments), allotProRata(available, least, commitments)];
  return commitments.map(({ committed }, index) => ({
    number: index + 1,
    invests: committed * unit,
    firstCome: (byOrder[index]?.allotted ?? 0n) * unit,
    proRata: (inProportion[index]?.allotted ?? 0n) * unit,
  }));
}
