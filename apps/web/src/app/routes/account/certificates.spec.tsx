import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { answering } from '../../../testing/answers.js';
import { renderAt } from '../../../testing/render.js';
import VerifyCertificate from '../public/certificate.js';
import VerifyByCode from '../public/verify-certificate.js';
import ShareCertificates from './certificates.js';

const FACTS = {
  number: 'C-000318',
  code: '7K2D-94MX-A1BC',
  company: 'Clearfold Water, Lda.',
  campaignName: 'Clearfold Water',
  campaignSlug: 'clearfold-water',
  status: 'valid',
  units: 1_250,
  firstShare: 21_001,
  lastShare: 22_250,
  issuedAt: '2027-01-04T09:00:00Z',
  endedAt: null,
};
const OWN = {
  ...FACTS,
  id: 's-1',
  campaignId: 'c-1',
  investmentId: 'i-1',
  holderName: 'Anna Stein',
  pricePerShare: 400,
  currency: 'USD',
};

const SITE = { siteName: 'Cairn', timezone: 'Europe/Berlin', currencyDisplays: [] };

const show = async (address: string, answers: Record<string, () => object>) => {
  answering({ 'GET /site-setting': () => ({ data: SITE }), ...answers });
  await renderAt(
    <Routes>
      <Route path="/share-certificates" element={<ShareCertificates />} />
      <Route path="/verify-certificate" element={<VerifyByCode />} />
      <Route path="/verify-certificate/:code" element={<VerifyCertificate />} />
    </Routes>,
    address,
  );
};
const facts = (): string[] => {
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return screen.getAllByRole('term').map(({ textContent }, place) => `${textContent}: ${values[place]}`);
};

describe('share certificates', () => {
  it('are listed with their company, shares and state, and lead to each', async () => {
    await show('/share-certificates', {
      'GET /equity/share-certificate': () => ({ data: [OWN], nextCursor: null }),
      'GET /equity/certificate-name': () => ({ data: { hidden: false } }),
    });
    const link = await screen.findByRole('link', { name: 'Clearfold Water, Lda.' });
    expect(link.getAttribute('href')).toBe('/share-certificates?certificate=s-1');
    const row = within(link.closest('tr')!);
    expect(row.getByText('1,250')).toBeTruthy();
    expect(row.getByText('C-000318')).toBeTruthy();
    expect(row.getByText('Valid')).toBeTruthy();
    expect(row.getByRole('button', { name: 'Download as PDF' })).toBeTruthy();
  });

  it('say when one is issued while there is none', async () => {
    await show('/share-certificates', { 'GET /equity/share-certificate': () => ({ data: [], nextCursor: null }) });
    expect(await screen.findByText('No share certificates yet')).toBeTruthy();
  });

  it('are shown to their holder with the price, the code and the public page', async () => {
    await show('/share-certificates?certificate=s-1', { 'GET /equity/share-certificate/s-1': () => ({ data: OWN }) });
    await screen.findByRole('heading', { level: 1, name: 'Share certificate' });
    expect(facts()).toEqual(
      expect.arrayContaining([
        'Number: C-000318',
        'Holder: Anna Stein',
        'Shares: 1,250',
        'Numbered: 21,001 to 22,250',
        'Price per share: $4.00',
        'Code: 7K2D-94MX-A1BC',
      ]),
    );
    expect(screen.getByRole('link', { name: 'Public page that verifies it' }).getAttribute('href')).toBe(
      '/verify-certificate/7K2D-94MX-A1BC',
    );
  });

  it('are verified by everybody who has the code, with initials where the holder does not show the name', async () => {
    await show('/verify-certificate/7K2D-94MX-A1BC', {
      'GET /verify-certificate/7K2D-94MX-A1BC': () => ({ data: { ...FACTS, holder: 'A. S.', nameShown: false } }),
    });
    expect(await screen.findByText('This certificate is valid.')).toBeTruthy();
    expect(facts()).toContain('Holder: A. S.');
    expect(screen.getByText(/does not show the full name/u)).toBeTruthy();
  });

  it('name nobody, in no place of the page, where the holder hides the name', async () => {
    await show('/verify-certificate/7K2D-94MX-A1BC', {
      'GET /verify-certificate/7K2D-94MX-A1BC': () => ({ data: { ...FACTS, holder: null, nameShown: false } }),
    });
    await screen.findByText('This certificate is valid.');
    expect(facts()).toContain('Holder: Hidden by the holder');
    expect(screen.getByText(/The holder hides the name on this page/u)).toBeTruthy();
  });

  it('name nobody there once a box is ticked, which is saved at once, and goes back where that fails', async () => {
    const user = userEvent.setup();
    let refused = false;
    const sent: string[] = [];
    await show('/share-certificates', {
      'GET /equity/share-certificate': () => ({ data: [OWN], nextCursor: null }),
      'GET /equity/certificate-name': () => ({ data: { hidden: false } }),
      'PUT /equity/certificate-name': () => {
        sent.push('sent');
        return refused
          ? { status: 503, code: 'internal', message: 'Not now' }
          : { data: { hidden: sent.length % 2 === 1 } };
      },
    });
    const toggle = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Hide my name on the public page' });
    expect(toggle.checked).toBe(false);
    await user.click(toggle);
    await waitFor(() => expect([toggle.checked, toggle.disabled]).toEqual([true, false]));
    refused = true;
    await user.click(toggle);
    await waitFor(() => expect([sent.length, toggle.checked, toggle.disabled]).toEqual([2, true, false]));
  });

  it('are found by a code that is typed as it comes, and one that nobody gave out is corrected in its field', async () => {
    const user = userEvent.setup();
    await show('/verify-certificate', {
      'GET /verify-certificate/7k2d94mxa1bc': () => ({ status: 404, code: 'request.not_found', message: 'Not found' }),
      'GET /verify-certificate/7K2D%2094MX%20A1BD': () => ({ data: { ...FACTS, holder: 'A. S.', nameShown: false } }),
    });
    const field = async () => screen.findByLabelText<HTMLInputElement>('Code');
    await user.type(await field(), '7K2D');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('A code has twelve letters and digits')).toBeTruthy();
    await user.clear(await field());
    await user.type(await field(), '7k2d94mxa1bc');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('No certificate has this code')).toBeTruthy();
    expect((await field()).value).toBe('7k2d94mxa1bc');
    await user.clear(await field());
    await user.type(await field(), '7K2D 94MX A1BD');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('This certificate is valid.')).toBeTruthy();
    expect((await field()).value).toBe('7K2D-94MX-A1BC');
  });

  it('say what became of one that is no longer valid, and of a code that nobody gave out', async () => {
    await show('/verify-certificate/7K2D-94MX-A1BC', {
      'GET /verify-certificate/7K2D-94MX-A1BC': () => ({
        data: {
          ...FACTS,
          status: 'transferred',
          endedAt: '2027-08-03T09:00:00Z',
          holder: 'Anna Stein',
          nameShown: true,
        },
      }),
    });
    expect(await screen.findByText(/its shares were transferred/u)).toBeTruthy();
    expect(facts().some((fact) => fact.startsWith('Ended: 3 Aug 2027'))).toBe(true);
  });
});
