import type { Language } from '@cairn/contracts';

export interface DemoInquiry {
  day: number;
  /** Code of the list contact-question-type. */
  about: string;
  name: string;
  email: string;
  language: Language;
  subject: string;
  text: string;
  /** What the moderator wrote back, and when. */
  answer?: { day: number; text: string };
}

/** What visitors asked; the last ones still wait. */
export const INQUIRIES: readonly DemoInquiry[] = [
  {
    day: -31.2,
    about: 'investing',
    name: 'Agnes Holt',
    email: 'agnes.holt@mail.example',
    language: 'en',
    subject: 'Can two of us hold one share together?',
    text: 'My sister and I would like to put in one amount and own it together. Is that possible, or should each of us open an account?',
    answer: {
      day: -30.4,
      text: 'Each of you needs an account: a share stands in one name. You can invest half each on the same day and will hold the same class of shares.',
    },
  },
  {
    day: -16.1,
    about: 'raising',
    name: 'Benoît Caron',
    email: 'benoit.caron@mail.example',
    language: 'fr',
    subject: 'Une coopérative de deux ans est-elle trop jeune ?',
    text: 'Nous avons deux exercices clos et un troisième en cours. Faut-il attendre trois bilans avant de déposer un dossier ?',
    answer: {
      day: -15.3,
      text: 'Deux exercices suffisent. Joignez les comptes du trimestre en cours et dites qui les a vérifiés.',
    },
  },
  {
    day: -3.4,
    about: 'payment',
    name: 'Kwame Darko',
    email: 'kwame.darko@demo.cairn.example',
    language: 'en',
    subject: 'Two lines for one top-up on my statement',
    text: 'My bank shows a pending line and a booked one for the same amount of 2,000 dollars. Has the card been charged twice?',
  },
  {
    day: -1.7,
    about: 'investing',
    name: 'ريم عبد الله',
    email: 'reem.abdallah@mail.example',
    language: 'ar',
    subject: 'متى تصل الأرباح إلى المحفظة؟',
    text: 'اشتريت أسهمًا في شركتين قبل الإغلاق. هل تصل الأرباح إلى محفظتي مباشرة أم إلى حسابي في المصرف؟',
  },
  {
    day: -0.4,
    about: 'complaint',
    name: 'Sylvie Garnier',
    email: 'sylvie.garnier@mail.example',
    language: 'fr',
    subject: 'Rapport semestriel en retard',
    text: 'Le rapport de Noor Solar School devait paraître en octobre. Je ne le trouve nulle part. Pouvez-vous le demander à l’entreprise ?',
  },
];

export interface DemoSubscriber {
  day: number;
  email: string;
  language: Language;
  /** When they unsubscribed. */
  leaves?: number;
}

/** Newsletter subscribers without an account. */
export const SUBSCRIBERS: readonly DemoSubscriber[] = [
  { day: -210, email: 'agnes.holt@mail.example', language: 'en' },
  { day: -171, email: 'tidewater.press@mail.example', language: 'en' },
  { day: -140, email: 'benoit.caron@mail.example', language: 'fr' },
  { day: -96, email: 'p.vandenberg@mail.example', language: 'en', leaves: -41 },
  { day: -63, email: 'reem.abdallah@mail.example', language: 'ar' },
  { day: -27, email: 'sylvie.garnier@mail.example', language: 'fr' },
  { day: -12, email: 'noah.eriksen@mail.example', language: 'en', leaves: -2 },
  { day: -5, email: 'karim.saleh@mail.example', language: 'ar' },
  { day: -1, email: 'hilltop.library@mail.example', language: 'en' },
];

/** Places in DEMO_PEOPLE of those who get it to the address of their account. */
export const SUBSCRIBED_PEOPLE: readonly { day: number; place: number }[] = [
  { day: -180, place: 10 },
  { day: -150, place: 12 },
  { day: -88, place: 16 },
  { day: -44, place: 23 },
  { day: -9, place: 29 },
];

/** Those who request the closure of their account and have nothing open. */
export const LEAVERS: readonly { day: number; place: number; reason: string }[] = [
  { day: -1.6, place: 39, reason: 'Je n’ai pas pu prouver mon adresse et je préfère partir.' },
];
