import type { InvestmentMethod } from '@cairn/contracts/investments/invest.request';
import type { Language } from '@cairn/contracts/kernel/languages';

type Method = Exclude<InvestmentMethod, `wallet_and_${string}`>;

/**
 * How a sentence names a way to pay: `paidBy` how money came, `toSource` where it goes back to, `toYours` the same to
 * its payer.
 */
export type RailForm = 'paidBy' | 'toSource' | 'toYours';
const FORMS = ['paidBy', 'toSource', 'toYours'] as const satisfies readonly RailForm[];

type Phrases = Readonly<Record<RailForm, Readonly<Record<Method, string>>>>;

const PHRASES: Readonly<Record<Language, Phrases & { and: string }>> = {
  en: {
    and: ' and ',
    paidBy: {
      wallet: 'from the wallet',
      card: 'by card',
      ach: 'by bank debit',
      paypal: 'by PayPal',
      wire: 'by wire transfer',
      north_ach: 'by bank debit into escrow',
      north_card: 'by card into escrow',
    },
    toSource: {
      wallet: 'to the wallet',
      card: 'to the card',
      ach: 'to the bank account',
      paypal: 'to the PayPal account',
      wire: 'to the bank account',
      north_ach: 'to the bank account',
      north_card: 'to the card',
    },
    toYours: {
      wallet: 'to your wallet',
      card: 'to your card',
      ach: 'to your bank account',
      paypal: 'to your PayPal account',
      wire: 'to your bank account',
      north_ach: 'to your bank account',
      north_card: 'to your card',
    },
  },
  fr: {
    and: ' et ',
    paidBy: {
      wallet: 'depuis le portefeuille',
      card: 'par carte',
      ach: 'par prélèvement bancaire',
      paypal: 'par PayPal',
      wire: 'par virement bancaire',
      north_ach: 'par prélèvement vers le séquestre',
      north_card: 'par carte vers le séquestre',
    },
    toSource: {
      wallet: 'sur le portefeuille',
      card: 'sur la carte',
      ach: 'sur le compte bancaire',
      paypal: 'sur le compte PayPal',
      wire: 'sur le compte bancaire',
      north_ach: 'sur le compte bancaire',
      north_card: 'sur la carte',
    },
    toYours: {
      wallet: 'sur votre portefeuille',
      card: 'sur votre carte',
      ach: 'sur votre compte bancaire',
      paypal: 'sur votre compte PayPal',
      wire: 'sur votre compte bancaire',
      north_ach: 'sur votre compte bancaire',
      north_card: 'sur votre carte',
    },
  },
  ar: {
    and: ' و',
    paidBy: {
      wallet: 'من المحفظة',
      card: 'بالبطاقة',
      ach: 'بالخصم من حساب مصرفي',
      paypal: 'عبر PayPal',
      wire: 'بحوالة مصرفية',
      north_ach: 'بالخصم من حساب مصرفي إلى حساب الضمان',
      north_card: 'بالبطاقة إلى حساب الضمان',
    },
    toSource: {
      wallet: 'إلى المحفظة',
      card: 'إلى البطاقة',
      ach: 'إلى الحساب المصرفي',
      paypal: 'إلى حساب PayPal',
      wire: 'إلى الحساب المصرفي',
      north_ach: 'إلى الحساب المصرفي',
      north_card: 'إلى البطاقة',
    },
    toYours: {
      wallet: 'إلى محفظتك',
      card: 'إلى بطاقتك',
      ach: 'إلى حسابك المصرفي',
      paypal: 'إلى حسابك في PayPal',
      wire: 'إلى حسابك المصرفي',
      north_ach: 'إلى حسابك المصرفي',
      north_card: 'إلى بطاقتك',
    },
  },
};

/** What was paid beside the wallet, or the one way that was used. */
export const besideWallet = (method: string): string => method.replace(/^wallet_and_/, '');

/** Whether a parameter of a sentence is the code of a way to pay, to be put into words. */
export const isRailForm = (name: string): name is RailForm => FORMS.some((form) => form === name);

/** `by wire transfer` for `wire`; both ways for one beside the wallet. A code that is not known stays as it is. */
export function railPhrase(language: Language, form: RailForm, method: string): string {
  const { and, ...phrases } = PHRASES[language];
  const one = (code: string): string => (phrases[form] as Readonly<Record<string, string>>)[code] ?? code; // any code
  const beside = besideWallet(method);
  return beside === method ? one(method) : `${one('wallet')}${and}${one(beside)}`;
}
