import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering } from '../../testing/answers.js';
import { render } from '../../testing/render.js';
import AnalyticsSettings from './analytics-settings.js';
import Analytics from './analytics.js';
import CampaignAnalytics from './campaign-analytics.js';
import { IfCounting } from './if-counting.js';

const CODE = 'G-ABC123DEF4';
const tag = () => document.querySelector<HTMLScriptElement>('script[src*="googletagmanager"]');
const open = async (
  googleAnalyticsCode: string | null,
  allowed: 'yes' | 'no' = 'yes',
  campaign: string | null = null,
) => {
  answering({
    'GET /site-setting': () => ({ data: { thirdPartyAnalytics: allowed, googleAnalyticsCode, currencyDisplays: [] } }),
  });
  await render(
    <IfCounting>
      <Analytics />
      <AnalyticsSettings />
      {campaign !== null && <CampaignAnalytics code={campaign} />}
    </IfCounting>,
  );
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('SEC-22 counting with Google Analytics', () => {
  afterEach(() => {
    localStorage.clear();
    tag()?.remove();
  });

  it('asks nobody where the operator has not allowed it, and fetches nothing', async () => {
    localStorage.setItem('analyticsConsent', 'yes');
    await open(CODE, 'no', CODE);
    expect(screen.queryByText(/Google Analytics/)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(tag()).toBeNull();
  });

  it('fetches nothing before the answer, nor after a refusal, and asks once', async () => {
    await open(CODE);
    expect(await screen.findByText('Count visits with Google Analytics?')).toBeTruthy();
    expect(tag()).toBeNull();
    await press('Don’t allow');
    expect(screen.queryByText('Count visits with Google Analytics?')).toBeNull();
    expect(localStorage.getItem('analyticsConsent')).toBe('no');
    expect(tag()).toBeNull();
  });

  it('counts who agreed, until they change their answer', async () => {
    await open(CODE);
    await press('Allow');
    expect(tag()?.src).toBe(`https://www.googletagmanager.com/gtag/js?id=${CODE}`);
    document.cookie = '_ga=1';
    await press('Cookie settings');
    expect(await screen.findByText('Count visits with Google Analytics?')).toBeTruthy();
    expect(document.cookie).not.toContain('_ga');
    expect((window as unknown as Record<string, unknown>)[`ga-disable-${CODE}`]).toBe(true);
  });

  it('never lets an address of a script be made of anything but a measurement id', async () => {
    localStorage.setItem('analyticsConsent', 'yes');
    await open('G-ABC123&x=https://evil.example');
    await screen.findByRole('button', { name: 'Cookie settings' });
    expect(tag()).toBeNull();
  });

  it('counts a campaign’s page for its owner as well, asked once for both', async () => {
    await open(null, 'yes', 'G-OWNER12345');
    await press('Allow');
    expect(tag()?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-OWNER12345');
    tag()?.remove();
    localStorage.clear();
  });

  it('asks one question where site and campaign both count', async () => {
    await open(CODE, 'yes', 'G-OWNER12345');
    expect(await screen.findAllByText('Count visits with Google Analytics?')).toHaveLength(1);
  });
});
