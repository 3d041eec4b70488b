import type { AdminRole, Language, UserType } from '@cairn/contracts';

export interface DemoPerson {
  name: [first: string, last: string];
  type: UserType;
  language?: Language;
  /** Thousands of US dollars a year, and of net worth. */
  income?: number;
  worth?: number;
  accredited?: true;
  /** Shows the full name on public lists (decision 48). */
  shown?: true;
  identity?: 'under_review' | 'declined' | 'none';
}

export interface DemoAdmin {
  name: [first: string, last: string];
  role: AdminRole;
}

/** For the demonstration only; nobody of these exists. */
export const DEMO_PASSWORD = 'Stone-on-Stone-26';

export const DEMO_ADMINS: readonly DemoAdmin[] = [
  { name: ['Amal', 'Director'], role: 'super' },
  { name: ['Noor', 'Moderator'], role: 'moderator' },
  { name: ['Kofi', 'Compliance'], role: 'compliance' },
  { name: ['Lena', 'Finance'], role: 'finance' },
  { name: ['Tomas', 'Finance'], role: 'finance' },
];

/** Owners first, in the order of the campaigns that name them by place. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  { name: ['Rita', 'Salgado'], type: 'campaign-owner' },
  { name: ['Owen', 'Tern'], type: 'campaign-owner' },
  { name: ['Marthe', 'Claes'], type: 'campaign-owner' },
  { name: ['Sanne', 'Velder'], type: 'campaign-owner' },
  { name: ['Elodie', 'Fournier'], type: 'campaign-owner', language: 'fr' },
  { name: ['Ama', 'Boateng'], type: 'campaign-owner' },
  { name: ['Niamh', 'Rowe'], type: 'campaign-owner' },
  { name: ['Callum', 'Weir'], type: 'campaign-owner' },
  { name: ['Youssef', 'Alaoui'], type: 'both', language: 'ar', income: 180, worth: 400 },
  { name: ['Inga', 'Strand'], type: 'campaign-owner' },
  { name: ['Ines', 'Okafor'], type: 'investor', income: 260, worth: 1400, accredited: true, shown: true },
  { name: ['Sami', 'Rahal'], type: 'investor', language: 'ar', identity: 'none' },
  { name: ['Maren', 'Aas'], type: 'investor', income: 310, worth: 1900, accredited: true, shown: true },
  { name: ['Tomasz', 'Kowal'], type: 'investor', income: 150, worth: 320, shown: true },
  { name: ['Yasmine', 'Benali'], type: 'investor', language: 'fr', income: 140, worth: 260 },
  { name: ['Odile', 'Ferrand'], type: 'investor', language: 'fr', income: 190, worth: 420 },
  { name: ['Jules', 'Lambert'], type: 'investor', language: 'fr', income: 165, worth: 380, shown: true },
  { name: ['Hanne', 'Vik'], type: 'investor', income: 420, worth: 2600, accredited: true, shown: true },
  { name: ['Kwame', 'Darko'], type: 'investor', income: 210, worth: 500 },
  { name: ['Lena', 'Moreau'], type: 'investor', language: 'fr', income: 175, worth: 300 },
  { name: ['Joana', 'Pires'], type: 'investor', income: 240, worth: 640 },
  { name: ['Dev', 'Nair'], type: 'investor', income: 280, worth: 1200, accredited: true },
  { name: ['Greta', 'Lind'], type: 'investor', income: 160, worth: 450 },
  { name: ['Omar', 'Haddad'], type: 'investor', language: 'ar', income: 200, worth: 700 },
  { name: ['Leila', 'Mansour'], type: 'investor', language: 'ar', income: 185, worth: 360 },
  { name: ['Piotr', 'Zielak'], type: 'investor', income: 155, worth: 280 },
  { name: ['Nadia', 'Cherif'], type: 'investor', language: 'fr', income: 145, worth: 310 },
  { name: ['Ewan', 'Muir'], type: 'investor', income: 230, worth: 820 },
  { name: ['Saoirse', 'Byrne'], type: 'investor', income: 195, worth: 410 },
  { name: ['Bram', 'Jansen'], type: 'investor', income: 250, worth: 900, shown: true },
  { name: ['Mei', 'Tan'], type: 'investor', income: 330, worth: 1700, accredited: true },
  { name: ['Luca', 'Ferri'], type: 'investor', income: 170, worth: 390 },
  { name: ['Anja', 'Koch'], type: 'investor', income: 205, worth: 530 },
  { name: ['Ravi', 'Menon'], type: 'investor', income: 290, worth: 1100, accredited: true },
  { name: ['Clara', 'Duval'], type: 'investor', language: 'fr', income: 150, worth: 340 },
  { name: ['Idris', 'Bello'], type: 'investor', income: 220, worth: 610 },
  { name: ['Freya', 'Holm'], type: 'investor', identity: 'under_review', income: 120, worth: 150 },
  { name: ['Marco', 'Silva'], type: 'investor', identity: 'under_review', income: 90, worth: 110 },
  { name: ['Tala', 'Nasser'], type: 'investor', language: 'ar', identity: 'under_review', income: 130, worth: 240 },
  { name: ['Hugo', 'Petit'], type: 'investor', language: 'fr', identity: 'declined', income: 80, worth: 60 },
];

/** `ines.okafor@demo.cairn.example` */
export const emailOf = ([first, last]: readonly [string, string]): string =>
  `${first}.${last}@demo.cairn.example`.toLowerCase();
