import { MENU_CONDITIONS, type MenuCondition } from '@cairn/contracts/content/content-kinds';
import { holdsFor, MENU_RULES, type MenuFacts } from '@cairn/contracts/content/site-menus';
import { screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { answering } from '../../testing/answers.js';
import { render } from '../../testing/render.js';
import { signIn } from '../../testing/sign-in.js';
import { ACCOUNT_MENU, MAIN_MENU } from './own-menus.js';
import PhoneMenu from './phone-menu.js';

const visitor: MenuFacts = {
  isSignedIn: false,
  site: {
    onlyAdminCreateCampaign: 'no',
    walletModule: 'yes',
    mangoPayModule: 'no',
    enableShareCertificate: 'yes',
  },
  me: null,
  hasFaqs: true,
  hasShareCertificates: false,
};
const user = (investorDisplay: boolean, campaignOwnerDisplay: boolean, isAdmin = false): MenuFacts => ({
  ...visitor,
  isSignedIn: true,
  me: { isAdmin, displayData: { investorDisplay, campaignOwnerDisplay } },
});
const site = (facts: MenuFacts, change: Partial<NonNullable<MenuFacts['site']>>): MenuFacts => ({
  ...facts,
  site: { ...visitor.site!, ...change },
});

describe('U-03 who sees a link of a menu', () => {
  const investor = user(true, false);
  const owner = user(false, true);

  it.each<[MenuCondition, MenuFacts, boolean]>([
    ['always', visitor, true],
    ['signedIn', visitor, false],
    ['signedIn', investor, true],
    ['signedOut', visitor, true],
    ['signedOut', investor, false],
    ['faqsExist', visitor, true],
    ['faqsExist', { ...visitor, hasFaqs: false }, false],
    ['raiseFunds', investor, true],
    ['raiseFunds', site(investor, { onlyAdminCreateCampaign: 'yes' }), false],
    ['raiseFunds', site(user(true, true, true), { onlyAdminCreateCampaign: 'yes' }), true],
    ['investorDisplay', investor, true],
    ['investorDisplay', owner, false],
    ['campaignOwnerDisplay', owner, true],
    ['campaignOwnerDisplay', investor, false],
    ['walletModule', investor, true],
    ['walletModule', site(investor, { walletModule: 'no' }), false],
    ['walletModule', visitor, false],
    ['mangoPayModule', investor, false],
    ['mangoPayModule', site(investor, { mangoPayModule: 'yes' }), true],
    ['shareCertificates', investor, false],
    ['shareCertificates', { ...investor, hasShareCertificates: true }, true],
    ['shareCertificates', site({ ...investor, hasShareCertificates: true }, { enableShareCertificate: 'no' }), false],
  ])('%s', (condition, facts, stands) => {
    expect(MENU_RULES[condition](facts)).toBe(stands);
  });

  it('every condition has a rule, and what is not read yet offers nothing of its own', () => {
    expect(Object.keys(MENU_RULES).toSorted()).toEqual([...MENU_CONDITIONS].toSorted());
    const nothing: MenuFacts = { ...investor, site: null, me: null, hasFaqs: false };
    const offered = MENU_CONDITIONS.filter((condition) => MENU_RULES[condition](nothing));
    expect(offered).toEqual(['always', 'signedIn']);
  });

  it('R-05 the account menu of an investor and of an owner', () => {
    const wordsFor = (facts: MenuFacts): string[] =>
      ACCOUNT_MENU.filter(({ conditions }) => holdsFor(facts, conditions)).map(({ word }) => word);
    expect(wordsFor(investor)).toContain('investorDashboard');
    expect(wordsFor(investor)).not.toContain('projectDashboard');
    expect(wordsFor(owner)).toContain('projectDashboard');
    expect(wordsFor(owner)).not.toContain('investorDashboard');
    expect(wordsFor(site(investor, { walletModule: 'no' }))).not.toContain('wallet');
  });

  it('R-04 raising funds is in the bar of signed-in users, where the site allows it', () => {
    const barOf = (facts: MenuFacts): string[] =>
      MAIN_MENU.filter(({ conditions }) => holdsFor(facts, conditions)).map(({ word }) => word);
    expect(barOf(visitor)).toEqual(['browse']);
    expect(barOf(investor)).toEqual(['browse', 'portfolio', 'wallet', 'raise']);
    expect(barOf(site(investor, { onlyAdminCreateCampaign: 'yes' }))).not.toContain('raise');
  });
});

describe('U-03 the wallet’s link while the module is switched off', () => {
  const wallet = { available: 0, reserved: 0, pending: 0, others: [] };

  it.each([
    ['nothing in it', wallet, false],
    ['money in it', { ...wallet, available: 10_000 }, true],
    ['money on its way out', { ...wallet, reserved: 10_000 }, true],
    ['money on its way in', { ...wallet, pending: 10_000 }, true],
    ['money in another currency', { ...wallet, others: [{ currency: 'EUR', available: 500 }] }, true],
  ])('with %s', async (_what, held, stands) => {
    signIn();
    const calls = answering({
      'GET /site-setting': () => ({
        data: { currencyDisplays: [], walletModule: 'no', onlyAdminCreateCampaign: 'no' },
      }),
      'GET /wallet': () => ({ data: held }),
    });
    await render(createElement(PhoneMenu, { onClose: () => undefined }));
    await waitFor(() => expect(calls.some(({ path }) => path === '/wallet')).toBe(true));
    expect(await screen.findByRole('link', { name: 'Raise capital' })).toBeTruthy();
    if (stands) expect(await screen.findByRole('link', { name: 'Wallet' })).toBeTruthy();
    else expect(screen.queryByRole('link', { name: 'Wallet' })).toBeNull();
  });
});
