import { Notifications } from '@mantine/notifications';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering } from '../../../testing/answers.js';
import { receiptIn } from '../../../testing/investments.js';
import { render } from '../../../testing/render.js';
import { signIn } from '../../../testing/sign-in.js';
import { ReceiptView } from './receipt-view.js';
import { WhatNext } from './what-next.js';

describe('S-08 after a cancellation it is said when the money is there', () => {
  const SAID = {
    en: {
      wallet: 'Cancelled. $1,000.00 is in your wallet again.',
      card: 'Cancelled. $1,000.00 is refunded to your card; your bank may take up to ten working days to show it.',
    },
    fr: {
      wallet: /^Investissement annulé\. .* de nouveau sur votre portefeuille\.$/u,
      card: /^Investissement annulé\. .* votre carte.* dix jours ouvrés/u,
    },
    ar: { wallet: /^أُلغي الاستثمار\. عاد .* إلى محفظتك\.$/u, card: /^أُلغي الاستثمار\. .* بطاقتك.* عشرة أيام عمل/u },
  };
  const cases = (['en', 'fr', 'ar'] as const).flatMap((language) =>
    (['wallet', 'card'] as const).map((paymentType) => [language, paymentType] as const),
  );

  it.each(cases)('in %s, paid by %s: in the message', async (language, paymentType) => {
    signIn();
    const receipt = receiptIn('received', { paymentType });
    answering({ [`POST /process-investment/cancel/${receipt.id}`]: () => ({ data: receipt }) });
    const user = userEvent.setup();
    await render(
      <>
        <Notifications />
        <WhatNext receipt={receipt} />
      </>,
      language,
    );
    await user.click(screen.getByRole('button', { name: /1,000|1.000/ }));
    const question = await screen.findByRole('dialog');
    await user.click(within(question).getByRole('button', { name: /1,000|1.000/ }));
    expect(await screen.findByText(SAID[language][paymentType])).toBeTruthy();
  });

  it.each([
    ['en', /up to ten working days/u],
    ['fr', /jusqu’à dix jours ouvrés/u],
    ['ar', /عشرة أيام عمل/u],
  ])('in %s: on the receipt, before and after the card’s provider has sent it', async (language, days) => {
    for (const state of ['refunding', 'refunded'] as const) {
      for (const paid of [{}, { paymentType: 'wallet_and_card', walletPart: 40_000 }] as const) {
        const { unmount } = await render(<ReceiptView receipt={receiptIn(state, paid)} />, language);
        expect(screen.getByText(days, { selector: 'p' })).toBeTruthy();
        unmount();
      }
    }
  });

  it.each([
    ['source', true],
    ['failed', false],
  ] as const)('among the steps of a refund to a card (%s): %s', async (wayBack, isComing) => {
    await render(<WhatNext receipt={receiptIn('refunding', { wayBack })} />);
    expect(screen.queryByText('Money returned to your card') !== null).toBe(isComing);
    expect(screen.queryByText('within ten working days') !== null).toBe(isComing);
  });
});

it.each([
  ['en', /^Withdraw without a reason4 days, until 24 Nov 2026, .* · Regulation \(EU\) 2020\/1503, Article 22$/u],
  ['fr', /^Rétractation sans motif4 jours, jusqu’au .* · règlement \(UE\) 2020\/1503, article 22$/u],
  ['ar', /^التراجع بلا سبب.*4.* أيام، حتى /u],
] as const)('names the days to withdraw and their law, in %s', async (language, said) => {
  const source = 'Regulation (EU) 2020/1503, Article 22';
  const timeToThink = { kind: 'reflection' as const, length: 4, until: '2026-11-24T09:05:00Z', source };
  await render(<WhatNext receipt={receiptIn('received', { timeToThink })} />, language);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(said),
  );
});

it('says of a first offer in the United Kingdom when the 24 hours before it ended', async () => {
  const timeToThink = {
    kind: 'cooling_off' as const,
    length: 24,
    until: '2026-11-19T09:05:00Z',
    source: 'FCA Handbook, COBS 4.12A',
  };
  await render(<WhatNext receipt={receiptIn('settled', { timeToThink })} />);
  expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(
    /^Time to think before the first offer24 hours, until 19 Nov 2026, .* · FCA Handbook, COBS 4\.12A$/u,
  );
});
