import type { Drawing, Shape } from './drawing.js';

const PAYMENTS = 6;
const STEP = 23.5;
const FIRST_X = 18;
const INTEREST_Y = 122;

/** What is repaid of the principal, each time the same. */
const PRINCIPAL =
  'M28 137.9C28 139.1 27.8 140.4 27.6 141.4C27.3 142.4 26.9 143.1 26.3 143.7C25.8 144.4 25.1 145 24.4 145.5C23.6 145.9 22.8 146.3 21.7 146.5C20.6 146.8 19.1 146.9 17.8 146.9C16.5 146.9 15 146.8 13.9 146.6C12.8 146.4 12 146 11.3 145.6C10.6 145.1 9.9 144.6 9.5 143.9C9 143.2 8.6 142.5 8.3 141.6C8.1 140.6 8 139.2 8 138.1C8 137 8.1 135.7 8.4 134.8C8.6 133.8 9 133.1 9.5 132.4C10 131.7 10.6 131.1 11.4 130.7C12.1 130.2 12.9 129.8 14 129.5C15 129.3 16.6 129.1 17.9 129.1C19.2 129.1 20.7 129.1 21.8 129.3C22.9 129.5 23.7 129.9 24.4 130.3C25.2 130.7 25.9 131.3 26.4 131.9C26.9 132.6 27.3 133.3 27.6 134.3C27.9 135.2 28 136.7 28 137.9Z';
/** The interest on top of it, which becomes less. */
const INTEREST =
  'M24 121.9C24 122.6 23.9 123.3 23.7 123.9C23.5 124.4 23.3 124.8 22.9 125.2C22.6 125.5 22.2 125.8 21.8 126.1C21.3 126.4 20.8 126.6 20.1 126.7C19.5 126.8 18.6 126.9 17.8 126.9C17 126.9 16.1 126.9 15.4 126.7C14.8 126.6 14.3 126.4 13.9 126.2C13.5 125.9 13.1 125.6 12.8 125.3C12.5 124.9 12.3 124.5 12.2 124C12 123.4 12 122.7 12 122.1C12 121.4 12.1 120.8 12.3 120.2C12.4 119.7 12.6 119.3 12.9 118.9C13.3 118.6 13.6 118.2 14.1 118C14.5 117.7 15 117.5 15.6 117.4C16.3 117.2 17.2 117.1 18 117.1C18.8 117.1 19.7 117.1 20.3 117.2C21 117.3 21.5 117.5 21.9 117.7C22.4 118 22.8 118.3 23.1 118.6C23.4 119 23.6 119.4 23.8 119.9C23.9 120.5 24 121.3 24 121.9Z';

const payment = (n: number): Shape[] => [
  { tag: 'path', attrs: { d: PRINCIPAL, fill: 'var(--cn-tarn-3)', transform: `translate(${n * STEP} 0)` } },
  {
    tag: 'path',
    attrs: {
      d: INTEREST,
      fill: 'var(--cn-yours)',
      transform: `translate(${FIRST_X + n * STEP} ${INTEREST_Y}) scale(${1 - n * 0.12}) translate(-${FIRST_X} -${INTEREST_Y})`,
    },
  },
];

/** One stone that becomes many small ones: a loan and its repayments. */
export const loanDrawing: Drawing = {
  viewBox: '0 0 152 160',
  shapes: [
    {
      tag: 'path',
      attrs: {
        d: 'M2.8 38.9C3.3 34.2 4 30.4 7.9 25.9C11.7 21.5 16.3 17.9 23 15.4C29.7 12.8 35.8 12.2 43.2 12.5C50.5 12.8 54.9 14.7 61.6 16.8C68.3 18.9 73.8 19.6 78.4 23.5C83.1 27.4 85.5 32.2 86 37.4C86.5 42.6 85.3 47 81 50.9C76.7 54.7 71.1 56 63.3 57.6C55.5 59.2 48.4 59 39.8 59C31.2 59 24.5 59.2 18 57.6C11.4 56 8.2 54 5.4 50.4C2.5 46.8 2.4 43.5 2.8 38.9Z',
        fill: 'var(--cn-yours)',
      },
    },
    { tag: 'path', attrs: { d: 'M90 44H136V76', fill: 'none', stroke: 'var(--cn-border-strong)', strokeWidth: '1.5' } },
    {
      tag: 'path',
      attrs: { d: 'M131 70l5 7 5-7', fill: 'none', stroke: 'var(--cn-border-strong)', strokeWidth: '1.5' },
    },
    { tag: 'path', attrs: { d: 'M4 152H148', stroke: 'var(--cn-border-strong)' } },
    ...Array.from({ length: PAYMENTS }, (_, n) => payment(n)).flat(),
  ],
};
