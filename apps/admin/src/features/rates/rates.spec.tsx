import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminOf } from '../../testing/records.js';
import { list, renderConsole, single, type Answer, type Answers } from '../../testing/render-console.js';

/** What the form sends for the rate that these tests enter. */
const ENTERED = JSON.stringify({
  date: '2026-11-20',
  base: 'EUR',
  quote: 'USD',
  rate: '1.085',
  source: 'European Central Bank',
});
/** What it sends for a correction of 1.85, as the list had it. */
const CORRECTED = `${ENTERED.slice(0, -1)},"reason":"A digit was missing","replaces":"1.85"}`;

const IMPLAUSIBLE: Answer = {
  status: 400,
  json: {
    status: 'fail',
    code: 'rates.implausible',
    message: 'More than ten times the last.',
    errors: [{ field: 'rate', code: 'rates.implausible', msg: 'More than ten times the last.' }],
  },
};

const FIRST: Answer = {
  status: 400,
  json: {
    status: 'fail',
    code: 'rates.first',
    message: 'The first rate: 1 EUR = 1.085 USD.',
    errors: [{ field: 'rate', code: 'rates.first', msg: 'The first rate: 1 EUR = 1.085 USD.' }],
  },
};

const answers: Answers = {
  'GET /admin/me': () => single(adminOf('super')),
  'GET /admin/queues': () => single([]),
  'GET /admin/exchange-rates': () => list(),
  'POST /admin/exchange-rates': () => single({}),
  'POST /admin/exchange-rates/upload': () => single({ written: 1 }),
};

describe('the exchange rates', () => {
  it('an empty table leads to the form, which says in a sentence what will be entered', async () => {
    const user = userEvent.setup();
    const { calls } = await renderConsole({ at: '/exchange-rates', answers });
    await screen.findByText('No exchange rate has been entered yet. Enter one or upload a file.');
    await user.click(screen.getByRole('button', { name: 'Enter a rate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Enter a rate' }));
    await user.type(dialog.getByLabelText('From'), 'eur');
    await user.type(dialog.getByLabelText('To'), 'usd');
    await user.type(dialog.getByLabelText('Rate'), '1.0850');
    expect(dialog.getByText('1 EUR = 1.085 USD')).toBeTruthy();
    await user.type(dialog.getByLabelText('Date'), '2026-11-20');
    await user.type(dialog.getByLabelText('Source'), 'European Central Bank');
    await user.click(dialog.getByRole('button', { name: 'Enter a rate' }));
    await screen.findByText(/was entered/);
    expect(calls.find(({ method }) => method === 'POST')?.body).toBe(ENTERED);
  });

  it('the first rate of two currencies needs a confirmation, and is sent again with it', async () => {
    const user = userEvent.setup();
    let asked = 0;
    const { calls } = await renderConsole({
      at: '/exchange-rates',
      answers: { ...answers, 'POST /admin/exchange-rates': () => (asked++ === 0 ? FIRST : single({})) },
    });
    await user.click(await screen.findByRole('button', { name: 'Enter a rate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Enter a rate' }));
    for (const [name, value] of [
      ['From', 'eur'],
      ['To', 'usd'],
      ['Rate', '1.0850'],
      ['Date', '2026-11-20'],
      ['Source', 'European Central Bank'],
    ] as const)
      await user.type(dialog.getByLabelText(name), value);
    await user.click(dialog.getByRole('button', { name: 'Enter a rate' }));
    expect(await dialog.findByText('The first rate: 1 EUR = 1.085 USD.')).toBeTruthy();
    // Another rate is asked about anew.
    await user.type(dialog.getByLabelText('Rate'), '1');
    expect(dialog.queryByRole('button', { name: 'Confirm and enter' })).toBeNull();
    await user.type(dialog.getByLabelText('Rate'), '{Backspace}');
    asked = 0;
    await user.click(dialog.getByRole('button', { name: 'Enter a rate' }));
    await user.click(await dialog.findByRole('button', { name: 'Confirm and enter' }));
    await screen.findByText(/was entered/);
    const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(sent).toEqual([ENTERED, ENTERED, `${ENTERED.slice(0, -1)},"confirmed":true}`]);
  });

  const mistake = {
    id: 'EUR-USD-2026-11-20',
    date: '2026-11-20',
    base: 'EUR',
    quote: 'USD',
    rate: '1.85',
    source: 'European Central Bank',
    enteredBy: 'finance@example.org',
    enteredAt: '2026-11-20T09:00:00.000Z',
    changeable: true,
  };
  const used = { ...mistake, id: 'GBP-USD-2026-11-20', base: 'GBP', changeable: false };

  it('a rate that is in use shows why: its day is over, or it was used', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const past = { ...used, id: 'CHF-USD-2020-01-02', base: 'CHF', date: '2020-01-02' };
    const answer = { 'GET /admin/exchange-rates': () => list({ ...used, date: today }, past) };
    await renderConsole({ at: '/exchange-rates', answers: { ...answers, ...answer } });
    expect(await screen.findByText('Already used')).toBeTruthy();
    expect(screen.getByText('Of a past day')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Correct' })).toBeNull();
  });

  it('reads and writes a rate as people of the language do, and refuses what has two readings', async () => {
    const user = userEvent.setup();
    const answer = { 'GET /admin/exchange-rates': () => list(mistake) };
    const { calls } = await renderConsole({
      at: '/exchange-rates',
      answers: { ...answers, ...answer },
      language: 'fr',
    });
    expect(await screen.findByText('1,85')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Corriger' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Corriger' }));
    const rate = dialog.getByLabelText<HTMLInputElement>('Taux');
    expect(rate.value).toBe('1,85');
    await user.clear(rate);
    await user.type(rate, '1.085');
    expect(dialog.getByText(/deux façons/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Corriger' }));
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await user.clear(rate);
    await user.type(rate, '1,085');
    await user.type(dialog.getByLabelText('Motif'), 'Une faute');
    await user.click(dialog.getByRole('button', { name: 'Corriger' }));
    await screen.findByText(/a été corrigé/);
    expect(calls.find(({ method }) => method === 'POST')?.body).toContain('"rate":"1.085"');
  });

  it('a mistake is removed after a question; a rate that was used offers no act', async () => {
    const user = userEvent.setup();
    const { calls } = await renderConsole({
      at: '/exchange-rates',
      answers: {
        ...answers,
        'GET /admin/exchange-rates': () => list(mistake, used),
        'DELETE /admin/exchange-rates/EUR-USD-2026-11-20': () => single({ done: true }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(screen.getByText('GBP → USD')).toBeTruthy();
    const dialog = within(await screen.findByRole('dialog', { name: /Remove the rate EUR → USD/ }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await screen.findByText(/was removed/);
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('a mistake is corrected in its own form, with its day and currencies as they are', async () => {
    const user = userEvent.setup();
    const { calls } = await renderConsole({
      at: '/exchange-rates',
      answers: { ...answers, 'GET /admin/exchange-rates': () => list(mistake) },
    });
    await user.click(await screen.findByRole('button', { name: 'Correct' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct' }));
    expect(dialog.getByLabelText<HTMLInputElement>('From').disabled).toBe(true);
    await user.clear(dialog.getByLabelText('Rate'));
    await user.type(dialog.getByLabelText('Rate'), '1.085');
    await user.type(dialog.getByLabelText('Reason'), 'A digit was missing');
    await user.click(dialog.getByRole('button', { name: 'Correct' }));
    await screen.findByText(/was corrected/);
    expect(calls.find(({ method }) => method === 'POST')?.body).toBe(CORRECTED);
  });

  it('a correction that leaves the rate as it is says that nothing was changed', async () => {
    const user = userEvent.setup();
    await renderConsole({
      at: '/exchange-rates',
      answers: { ...answers, 'GET /admin/exchange-rates': () => list(mistake) },
    });
    await user.click(await screen.findByRole('button', { name: 'Correct' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct' }));
    await user.click(dialog.getByRole('button', { name: 'Correct' }));
    expect(await screen.findByText(/Nothing was changed/)).toBeTruthy();
  });

  it('an implausible rate that is refused can be entered with a reason, asked again for another rate', async () => {
    const user = userEvent.setup();
    const isMeant = (body: unknown): boolean => JSON.stringify(body).includes('The first rate was wrong');
    const { calls } = await renderConsole({
      at: '/exchange-rates',
      answers: {
        ...answers,
        'GET /admin/exchange-rates': () => list(mistake),
        'POST /admin/exchange-rates': ({ body }) => (isMeant(body) ? single({}) : IMPLAUSIBLE),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Enter a rate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Enter a rate' }));
    for (const [label, value] of Object.entries({ From: 'eur', To: 'usd', Rate: '18.5', Date: '2026-11-21' })) {
      await user.type(dialog.getByLabelText(label), value);
    }
    await user.type(dialog.getByLabelText('Source'), 'A bank');
    expect(dialog.queryByLabelText('Reason')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Enter a rate' }));
    await user.type(await dialog.findByLabelText('Reason'), 'x');
    await user.type(dialog.getByLabelText('Rate'), '1');
    expect(dialog.queryByLabelText('Reason')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Enter a rate' }));
    await user.clear(await dialog.findByLabelText('Reason'));
    await user.type(dialog.getByLabelText('Reason'), 'The first rate was wrong');
    await user.click(dialog.getByRole('button', { name: 'Enter a rate' }));
    await screen.findByText(/was entered/);
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => isMeant(body))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('an implausible correction is confirmed by saving it again', async () => {
    const user = userEvent.setup();
    const { calls } = await renderConsole({
      at: '/exchange-rates',
      answers: {
        ...answers,
        'GET /admin/exchange-rates': () => list(mistake),
        'POST /admin/exchange-rates': ({ body }) =>
          typeof body === 'string' && body.includes('"confirmed":true') ? single({}) : IMPLAUSIBLE,
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Correct' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct' }));
    await user.type(dialog.getByLabelText('Rate'), '5');
    await user.type(dialog.getByLabelText('Reason'), 'The day before is wrong');
    await user.click(dialog.getByRole('button', { name: 'Correct' }));
    expect(await dialog.findByText('More than ten times the last.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Correct' }));
    await screen.findByText(/was corrected/);
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });

  it('a file is named once it is chosen, and sent whole', async () => {
    const user = userEvent.setup();
    const { calls } = await renderConsole({ at: '/exchange-rates', answers });
    await user.click(await screen.findByRole('button', { name: 'Upload rates' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload rates' }));
    const csv = '2026-11-20,EUR,USD,1.0850\n';
    const file = new File([csv], 'november.csv', { type: 'text/csv' });
    file.text = () => Promise.resolve(csv);
    await user.upload(dialog.getByLabelText('CSV file'), file);
    expect(await dialog.findByText('november.csv')).toBeTruthy();
    await user.type(dialog.getByLabelText('Source'), 'European Central Bank');
    await user.click(dialog.getByRole('button', { name: 'Upload rates' }));
    await screen.findByText(/1 rate was saved/);
    expect(calls.find(({ method }) => method === 'POST')?.body).toBe(
      JSON.stringify({
        csv,
        source: 'European Central Bank',
      }),
    );
  });

  it('a file with an implausible rate is sent again with a reason', async () => {
    const user = userEvent.setup();
    const says = { field: 'csv', code: 'rates.implausible', msg: 'Line 1 is too far from the last.' };
    const { calls } = await renderConsole({
      at: '/exchange-rates',
      answers: {
        ...answers,
        'POST /admin/exchange-rates/upload': ({ body }) =>
          typeof body === 'string' && body.includes('"reason":"Checked with the bank"')
            ? single({ written: 1 })
            : { status: 400, json: { status: 'fail', code: says.code, message: says.msg, errors: [says] } },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Upload rates' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload rates' }));
    const file = new File([], 'november.csv', { type: 'text/csv' });
    file.text = () => Promise.resolve('2026-11-20,EUR,USD,10.850\n');
    await user.upload(dialog.getByLabelText('CSV file'), file);
    await user.type(dialog.getByLabelText('Source'), 'A bank');
    await user.click(dialog.getByRole('button', { name: 'Upload rates' }));
    expect(await dialog.findByText(says.msg)).toBeTruthy();
    await user.type(dialog.getByLabelText('Reason'), 'Checked with the bank');
    await user.click(dialog.getByRole('button', { name: 'Upload rates' }));
    await screen.findByText(/1 rate was saved/);
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });
});
