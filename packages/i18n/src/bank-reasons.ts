import type { Language } from '@cairn/contracts/kernel/languages';

type Why =
  | 'number'
  | 'closed'
  | 'blocked'
  | 'type'
  | 'bank'
  | 'name'
  | 'currency'
  | 'amount'
  | 'twice'
  | 'refused'
  | 'law'
  | 'died'
  | 'other';

/**
 * What banks say of a transfer that did not reach its account: ISO 20022, external status and return reasons, and the
 * return codes of the ACH network (Nacha Operating Rules, appendix 4).
 */
const CODES: Readonly<Record<Why, readonly string[]>> = {
  number: ['AC01', 'AC03', 'RR01', 'R03', 'R04'],
  closed: ['AC04', 'AC07', 'R02', 'R12'],
  blocked: ['AC06', 'R16'],
  type: ['AC13', 'AC14', 'AC15', 'AG01', 'R20'],
  bank: ['AC08', 'AG10', 'AG11', 'CNOR', 'RC01', 'RC03', 'RC04', 'R13', 'R28', 'R34'],
  name: ['BE01', 'BE04', 'BE05', 'BE06', 'BE22', 'RR02', 'RR03', 'R17'],
  currency: ['AC09', 'AM03', 'CURR'],
  amount: ['AM01', 'AM02', 'AM06', 'AM09', 'AM14', 'AM21'],
  twice: ['AM05', 'DUPL', 'R24'],
  refused: ['CUST', 'MS02', 'R23'],
  law: ['LEGL', 'RR04'],
  died: ['MD07', 'R14', 'R15'],
  // What a bank writes where it gives no reason, and what only the payer's side can mend.
  other: ['RJCT', 'CANC', 'NARR', 'AGNT', 'FOCR', 'UPAY', 'TECH'],
};

const SENTENCES: Readonly<Record<Language, Readonly<Record<Why, string>>>> = {
  en: {
    number: 'The bank knows no account of this number.',
    closed: 'The account is closed.',
    blocked: 'The account is blocked.',
    type: 'The account does not take this kind of transfer.',
    bank: 'The bank was not found by the number that was given for it.',
    name: 'The name or the address does not match the holder of the account.',
    currency: 'The account does not take this currency.',
    amount: 'The bank does not take a transfer of this amount.',
    twice: 'The bank took it for a transfer that it had made already.',
    refused: 'The holder of the account refused the money.',
    law: 'The bank may not pay it by law.',
    died: 'The bank says that the holder of the account has died.',
    other: 'The bank gave no further reason.',
  },
  fr: {
    number: 'La banque ne connaît aucun compte de ce numéro.',
    closed: 'Le compte est clos.',
    blocked: 'Le compte est bloqué.',
    type: 'Le compte n’accepte pas ce type de virement.',
    bank: 'La banque est introuvable avec le numéro indiqué.',
    name: 'Le nom ou l’adresse ne correspond pas au titulaire du compte.',
    currency: 'Le compte n’accepte pas cette devise.',
    amount: 'La banque n’accepte pas un virement de ce montant.',
    twice: 'La banque l’a pris pour un virement déjà effectué.',
    refused: 'Le titulaire du compte a refusé l’argent.',
    law: 'La loi interdit à la banque de le payer.',
    died: 'La banque indique que le titulaire du compte est décédé.',
    other: 'La banque n’a pas donné d’autre motif.',
  },
  ar: {
    number: 'لا يعرف المصرف حسابًا بهذا الرقم.',
    closed: 'الحساب مغلق.',
    blocked: 'الحساب محظور.',
    type: 'لا يقبل الحساب هذا النوع من التحويلات.',
    bank: 'لم يُعثر على المصرف بالرقم المذكور له.',
    name: 'الاسم أو العنوان لا يطابق صاحب الحساب.',
    currency: 'لا يقبل الحساب هذه العملة.',
    amount: 'لا يقبل المصرف تحويلًا بهذا المبلغ.',
    twice: 'عدّه المصرف تحويلًا سبق أن نفّذه.',
    refused: 'رفض صاحب الحساب المبلغ.',
    law: 'يمنع القانون المصرف من دفعه.',
    died: 'يقول المصرف إن صاحب الحساب قد تُوفي.',
    other: 'لم يذكر المصرف سببًا آخر.',
  },
};

/** Any code of either kind: one that is not listed has the sentence of all others. */
const CODE = /^(?:[A-Z]{2}\d{2}|R\d{2})$/;

const BY_CODE: ReadonlyMap<string, Why> = new Map(
  (Object.entries(CODES) as [Why, readonly string[]][]).flatMap(([why, codes]) => codes.map((code) => [code, why])), // the keys of the table
);

const whyOf = (reason: string): Why | null => BY_CODE.get(reason) ?? (CODE.test(reason) ? 'other' : null);

/** The sentence for a bank's code, for whoever was to be paid; what a person or a bank has written in words stays as it is. */
export function bankReason(language: Language, reason: string): string {
  const why = whyOf(reason);
  return why === null ? reason : SENTENCES[language][why];
}

/** The same with the code before it, for finance. */
export function bankReasonWithCode(language: Language, reason: string): string {
  const why = whyOf(reason);
  return why === null ? reason : `${reason}: ${SENTENCES[language][why]}`;
}
