import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminOf } from '../../testing/records.js';
import { list, renderConsole, single, type Answers } from '../../testing/render-console.js';

const ROW = {
  id: 's-1',
  number: 'C-000318',
  campaignId: 'c-1',
  company: 'Clearfold Water, Lda.',
  holderId: 'u-1',
  holderName: 'Anna Stein',
  units: 1_250,
  status: 'valid',
  issuedAt: '2027-01-04T09:00:00Z',
};
const CERTIFICATE = {
  ...ROW,
  code: '7K2D-94MX-A1BC',
  firstShare: 1,
  lastShare: 1_250,
  entries: [
    {
      id: 'e-1',
      kind: 'issue',
      certificate: 'C-000318',
      ended: null,
      holderName: 'Anna Stein',
      units: 1_250,
      reason: null,
      by: null,
      at: '2027-01-04T09:00:00Z',
    },
  ],
};

const answersOf = (role: 'super' | 'finance', more: Answers = {}): Answers => ({
  'GET /admin/me': () => single(adminOf(role)),
  'GET /admin/queues': () => single([]),
  'GET /admin/certificates': () => list(ROW),
  'GET /admin/certificates/s-1': () => single(CERTIFICATE),
  ...more,
});

describe('the certificates in the console', () => {
  it('say what the register says of each', async () => {
    await renderConsole({ at: '/certificates/s-1', answers: answersOf('super') });
    const detail = within(await screen.findByRole('complementary', { name: 'Anna Stein' }));
    expect(detail.getByText('7K2D-94MX-A1BC')).toBeTruthy();
    expect(detail.getAllByText('Issued').length).toBeGreaterThan(0);
    expect(detail.getByText(/1,250.* shares/u)).toBeTruthy();
  });

  it('are transferred with the new holder, a number of shares and a reason; a refusal stays beside its field', async () => {
    const user = userEvent.setup();
    let isKnown = false;
    const { calls } = await renderConsole({
      at: '/certificates/s-1',
      answers: answersOf('super', {
        'POST /admin/certificates/s-1/transfer': () =>
          isKnown
            ? single({ ...CERTIFICATE, id: 's-2', number: 'C-000319', holderName: 'Hanne Vik' })
            : {
                status: 400,
                json: {
                  status: 'fail',
                  code: 'certificate.holder_unknown',
                  message: 'No such account.',
                  errors: [{ field: 'holderEmail', code: 'certificate.holder_unknown', msg: 'No such account.' }],
                },
              },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Record a transfer' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('E-mail of the new holder'), 'hanne@example.org');
    await user.clear(dialog.getByLabelText('Shares'));
    await user.type(dialog.getByLabelText('Shares'), '250');
    await user.type(dialog.getByLabelText('Reason'), 'Sold by contract');
    await user.click(dialog.getByRole('button', { name: 'Record a transfer' }));
    expect(await dialog.findByText('No such account.')).toBeTruthy();
    isKnown = true;
    await user.click(dialog.getByRole('button', { name: 'Record a transfer' }));
    expect(await screen.findByText(/C-000319.*was issued to.*Hanne Vik/u)).toBeTruthy();
    const sent = calls.findLast(({ method }) => method === 'POST');
    expect(JSON.parse(sent?.body as string)).toEqual({
      holderEmail: 'hanne@example.org',
      units: 250,
      reason: 'Sold by contract',
    });
  });

  it('are read, and not changed, by those who may not', async () => {
    await renderConsole({ at: '/certificates/s-1', answers: answersOf('finance') });
    await screen.findByText('7K2D-94MX-A1BC');
    expect(screen.queryByRole('button', { name: 'Record a transfer' })).toBeNull();
  });
});
