import { WORDS, type Language } from '../../stripe/pages/words.js';

const en = {
  title: 'Connect your bank account',
  lead: 'wants to connect a bank account.',
  bank: 'Which bank is it?',
  down: 'This bank does not answer at the moment.',
  signIn: 'Sign in at your bank',
  username: 'User name',
  password: 'Password',
  hint: 'Sandbox: user_good and pass_good',
  wrong: 'User name or password is wrong. Try again.',
  account: 'Which account do you share?',
  owner: 'Name of the account’s owner',
  repair: 'Sign in again to reconnect',
  next: 'Continue',
  share: 'Share this account',
  cancel: 'Cancel',
  choose: 'Choose one first.',
  overTitle: 'This page has ended',
  overText: 'Nothing was connected here. Go back to the site and start again.',
  doneTitle: 'Your account is connected',
  doneText: 'Go back to the site.',
  go: 'Continue',
};

type Words = Readonly<Record<keyof typeof en, string>>;
export type PlaidWords = Words & { readonly sandbox: string };

const fr: Words = {
  title: 'Connecter votre compte bancaire',
  lead: 'souhaite connecter un compte bancaire.',
  bank: 'De quelle banque s’agit-il\u00a0?',
  down: 'Cette banque ne répond pas pour le moment.',
  signIn: 'Se connecter à votre banque',
  username: 'Identifiant',
  password: 'Mot de passe',
  hint: 'Bac à sable\u00a0: user_good et pass_good',
  wrong: 'L’identifiant ou le mot de passe est incorrect. Réessayez.',
  account: 'Quel compte partagez-vous\u00a0?',
  owner: 'Nom du titulaire du compte',
  repair: 'Identifiez-vous à nouveau pour reconnecter le compte',
  next: 'Continuer',
  share: 'Partager ce compte',
  cancel: 'Annuler',
  choose: 'Choisissez d’abord.',
  overTitle: 'Cette page n’est plus valable',
  overText: 'Rien n’a été connecté ici. Revenez sur le site et recommencez.',
  doneTitle: 'Votre compte est connecté',
  doneText: 'Revenez sur le site.',
  go: 'Continuer',
};

const ar: Words = {
  title: 'ربط حسابك المصرفي',
  lead: 'يطلب ربط حساب مصرفي.',
  bank: 'ما هو مصرفك؟',
  down: 'هذا المصرف لا يجيب حاليًا.',
  signIn: 'تسجيل الدخول إلى مصرفك',
  username: 'اسم المستخدم',
  password: 'كلمة المرور',
  hint: 'بيئة التجربة: \u2066user_good\u2069 و\u2066pass_good\u2069',
  wrong: 'اسم المستخدم أو كلمة المرور غير صحيح. حاول من جديد.',
  account: 'أي حساب تشارك؟',
  owner: 'اسم صاحب الحساب',
  repair: 'سجّل الدخول من جديد لإعادة الربط',
  next: 'متابعة',
  share: 'مشاركة هذا الحساب',
  cancel: 'إلغاء',
  choose: 'اختر أولًا.',
  overTitle: 'انتهت هذه الصفحة',
  overText: 'لم يُربط شيء هنا. ارجع إلى الموقع وابدأ من جديد.',
  doneTitle: 'تم ربط حسابك',
  doneText: 'ارجع إلى الموقع.',
  go: 'متابعة',
};

const OWN: Readonly<Record<Language, Words>> = { en, fr, ar };

/** The words of the hosted page in a language. */
export const plaidWords = (language: Language): PlaidWords => ({ ...OWN[language], sandbox: WORDS[language].sandbox });
