import { screen } from '@testing-library/react';
import { answering } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import { clearSession, storeSession } from '../../../lib/api/session.js';
import Settings from './settings.js';

const NO_LINKS = { website: null, facebook: null, twitter: null, linkedin: null, youtube: null };

const show = async (links: object = {}) => {
  const expirationDate = new Date(Date.now() + 3_600_000).toISOString();
  storeSession({ enableTwoFactorAuth: false, token: 't', expirationDate });
  answering({
    'GET /users/me': () => ({
      data: {
        id: 'u-1',
        firstName: 'Anna',
        lastName: 'Stein',
        email: 'anna@example.org',
        language: 'en',
        isAdmin: false,
        enableTwoFactorAuth: false,
        passwordChangedAt: null,
        kycStatus: 'approved',
        accreditationStatus: null,
        displayData: { investorDisplay: true, campaignOwnerDisplay: false },
        profile: { ...NO_LINKS, ...links },
      },
    }),
  });
  await render(<Settings />);
};

const row = async (name: string): Promise<string | null> =>
  (await screen.findByText(name, { selector: 'b' })).closest('a')?.textContent ?? null;

describe('the list of settings', () => {
  afterEach(clearSession);

  it('says what each is now', async () => {
    await show({ website: 'https://anna.example.org/about', linkedin: 'https://linkedin.com/in/anna' });
    expect(await row('Profile')).toContain('Anna Stein');
    expect(await row('Website and social links')).toContain('anna.example.org, linkedin.com');
    expect(await row('E-mail and notifications')).toContain('anna@example.org');
    expect(await row('Identity')).toContain('Approved');
  });

  it('says that there are no links', async () => {
    await show();
    expect(await row('Website and social links')).toContain('None yet');
  });
});
