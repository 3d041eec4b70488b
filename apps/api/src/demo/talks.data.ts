import type { ReportReason } from '@cairn/contracts/communication/messages.requests';

export interface DemoTalk {
  /** Places in DEMO_PEOPLE; `from` begins. */
  from: number;
  to: number;
  /** Name of the campaign it is about. */
  campaign?: string;
  lines: readonly { day: number; by: 0 | 1; text: string }[];
  /** The other side reports it. */
  report?: {
    reason: ReportReason;
    detail: string;
    /** The moderator's decision; without it the report still waits. */
    decided?: { day: number; as: 'upheld' | 'dismissed'; note: string };
  };
}

export const TALKS: readonly DemoTalk[] = [
  {
    from: 10,
    to: 0,
    campaign: 'Clearfold Water',
    lines: [
      { day: -9.4, by: 0, text: 'Good morning. Is the second pump part of this round, or of the next one?' },
      {
        day: -9.2,
        by: 1,
        text: 'Of this one. It stands in the budget under “works”, page 6.\nThe order goes out in January.',
      },
      { day: -2.3, by: 0, text: 'Thank you. And who repairs it when it fails?' },
      {
        day: -0.3,
        by: 1,
        text: 'The same firm that built it, under a ten-year contract. I can send it to you if you like.',
      },
    ],
  },
  {
    from: 17,
    to: 10,
    lines: [
      { day: -6.5, by: 0, text: 'I saw both workshops. The casting line is real.' },
      { day: -6.2, by: 1, text: 'Good to know. Did they say when the second kiln is fired up?' },
      { day: -0.2, by: 0, text: 'In spring, if the permit comes. They seemed calm about it.' },
    ],
  },
  {
    from: 11,
    to: 0,
    campaign: 'Clearfold Water',
    lines: [
      { day: -3.1, by: 0, text: 'مرحبًا، هل يمكن الاستثمار من خارج البلاد؟' },
      { day: -2.8, by: 1, text: 'Yes, once your identity is confirmed.\nنعم، بعد تأكيد هويتك.' },
    ],
  },
  {
    from: 13,
    to: 18,
    lines: [
      { day: -1.6, by: 0, text: 'Quick: send me the code you just got and I double your stake.' },
      { day: -1.5, by: 0, text: 'The offer ends tonight.' },
    ],
    report: { reason: 'fraud', detail: 'He asks for codes that I get by mail.' },
  },
  {
    from: 25,
    to: 30,
    lines: [
      {
        day: -0.9,
        by: 0,
        text: 'I sell a list of every company that will open here next month. Ask me for the price.',
      },
    ],
    report: { reason: 'spam', detail: 'I have never met him and did not ask for this.' },
  },
  {
    from: 35,
    to: 32,
    lines: [
      { day: -22.4, by: 0, text: 'People who lend to bakeries deserve to lose it.' },
      { day: -22.3, by: 0, text: 'You most of all.' },
    ],
    report: {
      reason: 'abuse',
      detail: 'He writes this under everything I say.',
      decided: { day: -21.8, as: 'upheld', note: 'Insulting, and the second time.' },
    },
  },
  {
    from: 21,
    to: 7,
    lines: [
      { day: -14.6, by: 0, text: 'Your page says 2019 and your accounts say 2020. Which year did you start?' },
      { day: -14.1, by: 0, text: 'I ask a second time, since it matters for the three-year table.' },
    ],
    report: {
      reason: 'other',
      detail: 'He presses us for an answer we have given in public.',
      decided: {
        day: -13.5,
        as: 'dismissed',
        note: 'A fair question, asked politely twice. The answer belongs on the page.',
      },
    },
  },
];
