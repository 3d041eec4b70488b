import { WORDS, type Language } from '../../stripe/pages/words.js';
import type { CardEnding } from '../money/pay-ins.js';

const en = {
  title: 'Pay by card',
  to: 'You add',
  question: 'What does the bank of the card say?',
  pay: 'Continue',
  leave: 'Pay, then close the page',
  choose: 'Choose what the bank says.',
  overTitle: 'This payment is over',
  overText: 'Nothing more can be paid on this page.',
  leftTitle: 'This page is closed',
  leftText: 'The card was charged, and you did not return to the site.',
  go: 'Continue',
  accepted: 'It accepts the card',
  secure: 'It asks for 3-D Secure, and the payer confirms',
  secure_failed: 'It asks for 3-D Secure, and the payer does not confirm',
  declined: 'It declines the card',
  limit: 'The amount is above the limit of the card',
  cancelled: 'The payer cancels',
};
type Words = Readonly<Record<keyof typeof en, string>>;
export type MangopayWords = Words & { readonly sandbox: string } & Readonly<Record<CardEnding, string>>;

const fr: Words = {
  title: 'Payer par carte',
  to: 'Vous ajoutez',
  question: 'Que répond la banque de la carte\u00a0?',
  pay: 'Continuer',
  leave: 'Payer, puis fermer la page',
  choose: 'Choisissez ce que répond la banque.',
  overTitle: 'Ce paiement est terminé',
  overText: 'Rien d’autre ne peut être payé sur cette page.',
  leftTitle: 'Cette page est fermée',
  leftText: 'La carte a été débitée et vous n’êtes pas revenu sur le site.',
  go: 'Continuer',
  accepted: 'Elle accepte la carte',
  secure: 'Elle demande 3-D Secure et le payeur confirme',
  secure_failed: 'Elle demande 3-D Secure et le payeur ne confirme pas',
  declined: 'Elle refuse la carte',
  limit: 'Le montant dépasse le plafond de la carte',
  cancelled: 'Le payeur annule',
};

const ar: Words = {
  title: 'الدفع بالبطاقة',
  to: 'المبلغ المضاف',
  question: 'بماذا يجيب مصرف البطاقة؟',
  pay: 'متابعة',
  leave: 'الدفع ثم إغلاق الصفحة',
  choose: 'اختر ما يجيب به المصرف.',
  overTitle: 'انتهت عملية الدفع هذه',
  overText: 'لا يمكن دفع شيء آخر في هذه الصفحة.',
  leftTitle: 'هذه الصفحة مغلقة',
  leftText: 'خُصم المبلغ من البطاقة ولم تعد إلى الموقع.',
  go: 'متابعة',
  accepted: 'يقبل البطاقة',
  secure: 'يطلب \u20663-D Secure\u2069 ويؤكد الدافع',
  secure_failed: 'يطلب \u20663-D Secure\u2069 ولا يؤكد الدافع',
  declined: 'يرفض البطاقة',
  limit: 'يتجاوز المبلغ حد البطاقة',
  cancelled: 'يلغي الدافع',
};

const ALL: Readonly<Record<Language, Words>> = { en, fr, ar };

/** The words of the hosted pages in a language. */
export const mangopayWords = (language: Language): MangopayWords => ({
  ...ALL[language],
  sandbox: WORDS[language].sandbox,
});
