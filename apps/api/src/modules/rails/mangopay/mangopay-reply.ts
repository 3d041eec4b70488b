import { isCurrency } from '@cairn/finance';
import type { Money } from '../ports/money.js';

/** An object that Mangopay answered with. Its fields are read by what they have to be; null where they are not. */
export class Reply {
  constructor(private readonly fields: Readonly<Record<string, unknown>>) {}

  /** A list is an object whose fields are its places; nothing at all is an empty one. Null for what is neither. */
  static of(value: unknown): Reply | null {
    if (value === '' || value === undefined || value === null) return new Reply({});
    return typeof value === 'object' ? new Reply({ ...value }) : null;
  }

  names(): string[] {
    return Object.keys(this.fields);
  }

  text(name: string): string | null {
    const value = this.fields[name];
    return typeof value === 'string' ? value : null;
  }

  number(name: string): number | null {
    const value = this.fields[name];
    return typeof value === 'number' ? value : null;
  }

  /** Empty where it is missing. */
  object(name: string): Reply {
    const value = this.fields[name];
    return new Reply(typeof value === 'object' && value !== null ? { ...value } : {});
  }

  /** The objects of a list that was the whole answer. */
  items(): Reply[] {
    return Object.values(this.fields).flatMap((item) =>
      typeof item === 'object' && item !== null ? [new Reply({ ...item })] : [],
    );
  }

  /** An amount of a currency that the ledger knows. */
  money(name: string): Money | null {
    const funds = this.object(name);
    const [currency, amount] = [funds.text('Currency'), funds.number('Amount')];
    if (currency === null || amount === null || !isCurrency(currency) || !Number.isSafeInteger(amount)) return null;
    return { currency, minor: BigInt(amount) };
  }
}

/** Money as Mangopay writes it: whole minor units. */
export const fundsOf = ({ minor, currency }: Money): { Currency: string; Amount: number } => ({
  Currency: currency,
  Amount: Number(minor),
});
