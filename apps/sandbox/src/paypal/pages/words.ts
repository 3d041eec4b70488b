import { WORDS, type Language } from '../../stripe/pages/words.js';

const en = {
  title: 'Pay with PayPal',
  to: 'You pay',
  total: 'Total',
  question: 'What do you pay with?',
  balance: 'PayPal balance',
  balanceHint: 'The money is there at once.',
  bank: 'Bank account',
  bankHint: 'The bank pays four business days later; until then the payment is pending.',
  card: 'Card that is declined',
  cardHint: 'PayPal finds out when the payment is taken. You are then asked again.',
  pay: 'Pay',
  leave: 'Pay, then close the page',
  cancel: 'Cancel',
  refused: 'Your card was declined. Choose another way to pay.',
  choose: 'Choose what you pay with.',
  agreedTitle: 'You have agreed to pay',
  agreedText: 'The site takes the payment when you return.',
  leftTitle: 'This page is closed',
  leftText: 'You have agreed to pay and did not return to the site.',
  doneTitle: 'This payment is already complete',
  doneText: 'You have not been charged twice.',
  overTitle: 'This payment page has expired',
  overText: 'Nothing was charged. Go back to the site and start the payment again.',
  go: 'Continue',
};

type Words = Readonly<Record<keyof typeof en, string>>;
export type PaypalWords = Words & { readonly sandbox: string };

const fr: Words = {
  title: 'Payer avec PayPal',
  to: 'Vous payez',
  total: 'Total',
  question: 'Avec quoi payez-vous\u00a0?',
  balance: 'Solde PayPal',
  balanceHint: 'L’argent est là aussitôt.',
  bank: 'Compte bancaire',
  bankHint: 'La banque paie quatre jours ouvrés plus tard\u00a0; d’ici là, le paiement est en attente.',
  card: 'Carte refusée',
  cardHint: 'PayPal l’apprend quand le paiement est encaissé. Vous choisissez alors à nouveau.',
  pay: 'Payer',
  leave: 'Payer, puis fermer la page',
  cancel: 'Annuler',
  refused: 'Votre carte a été refusée. Choisissez un autre moyen de paiement.',
  choose: 'Choisissez avec quoi vous payez.',
  agreedTitle: 'Vous avez accepté de payer',
  agreedText: 'Le site encaisse le paiement à votre retour.',
  leftTitle: 'Cette page est fermée',
  leftText: 'Vous avez accepté de payer et n’êtes pas revenu sur le site.',
  doneTitle: 'Ce paiement est déjà effectué',
  doneText: 'Vous n’avez pas été débité deux fois.',
  overTitle: 'Cette page de paiement a expiré',
  overText: 'Rien n’a été débité. Revenez sur le site et recommencez le paiement.',
  go: 'Continuer',
};

const ar: Words = {
  title: 'الدفع عبر \u2066PayPal\u2069',
  to: 'المبلغ المدفوع',
  total: 'المجموع',
  question: 'بماذا تدفع؟',
  balance: 'رصيد \u2066PayPal\u2069',
  balanceHint: 'يصل المال فورًا.',
  bank: 'حساب بنكي',
  bankHint: 'يدفع البنك بعد أربعة أيام عمل، ويبقى الدفع معلّقًا حتى ذلك الحين.',
  card: 'بطاقة مرفوضة',
  cardHint: 'يُعرف الرفض عند تحصيل المبلغ، ثم يُطلب منك الاختيار من جديد.',
  pay: 'دفع',
  leave: 'الدفع ثم إغلاق الصفحة',
  cancel: 'إلغاء',
  refused: 'رُفضت بطاقتك. اختر وسيلة دفع أخرى.',
  choose: 'اختر بماذا تدفع.',
  agreedTitle: 'وافقت على الدفع',
  agreedText: 'يحصّل الموقع المبلغ عند عودتك.',
  leftTitle: 'هذه الصفحة مغلقة',
  leftText: 'وافقت على الدفع ولم تعد إلى الموقع.',
  doneTitle: 'تم الدفع من قبل',
  doneText: 'لم يُخصم المبلغ مرتين.',
  overTitle: 'انتهت صلاحية صفحة الدفع هذه',
  overText: 'لم يُخصم شيء. ارجع إلى الموقع وابدأ الدفع من جديد.',
  go: 'متابعة',
};

const OWN: Readonly<Record<Language, Words>> = { en, fr, ar };

/** The words of PayPal's page in a language. */
export const paypalWords = (language: Language): PaypalWords => ({
  ...OWN[language],
  sandbox: WORDS[language].sandbox,
});
