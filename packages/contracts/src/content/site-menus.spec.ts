import { ACCOUNT_GROUPS, ACCOUNT_LINKS, holdsFor, MAIN_LINKS, MENU_RULES, type MenuFacts } from './site-menus.js';
import type { MenuCondition } from './content-kinds.js';

const visitor: MenuFacts = { isSignedIn: false, site: null, me: null, hasFaqs: false, hasShareCertificates: false };
const site: NonNullable<MenuFacts['site']> = {
  onlyAdminCreateCampaign: 'no',
  walletModule: 'yes',
  mangoPayModule: 'yes',
  enableShareCertificate: 'yes',
};
const me: NonNullable<MenuFacts['me']> = {
  isAdmin: false,
  displayData: { investorDisplay: true, campaignOwnerDisplay: true },
};
const member: MenuFacts = { isSignedIn: true, site, me, hasFaqs: true, hasShareCertificates: true };

/** The conditions that hold. */
const held = (facts: MenuFacts): MenuCondition[] =>
  (Object.keys(MENU_RULES) as MenuCondition[]).filter((condition) => MENU_RULES[condition](facts)); // its own keys

describe('U-03 the conditions of menus', () => {
  it('hold for a visitor where nothing is known yet', () => {
    expect(held(visitor)).toEqual(['always', 'signedOut', 'raiseFunds']);
    expect(held({ ...visitor, isSignedIn: true })).toEqual(['always', 'signedIn']);
  });

  it('hold for a member whom everything is open to', () => {
    expect(held(member)).toEqual([
      'always',
      'signedIn',
      'faqsExist',
      'raiseFunds',
      'investorDisplay',
      'campaignOwnerDisplay',
      'walletModule',
      'mangoPayModule',
      'shareCertificates',
    ]);
  });

  it.each<[string, MenuFacts, MenuCondition]>([
    ['without questions', { ...member, hasFaqs: false }, 'faqsExist'],
    [
      'R-05 to who does not invest',
      { ...member, me: { ...me, displayData: { ...me.displayData, investorDisplay: false } } },
      'investorDisplay',
    ],
    [
      'R-05 to who raises nothing',
      { ...member, me: { ...me, displayData: { ...me.displayData, campaignOwnerDisplay: false } } },
      'campaignOwnerDisplay',
    ],
    ['to a member while the wallet is off', { ...member, site: { ...site, walletModule: 'no' } }, 'walletModule'],
    ['to a visitor of a site with wallets', { ...member, isSignedIn: false }, 'walletModule'],
    ['to a member while the provider is off', { ...member, site: { ...site, mangoPayModule: 'no' } }, 'mangoPayModule'],
    ['to a visitor of a site with the provider', { ...member, isSignedIn: false }, 'mangoPayModule'],
    ['without certificates', { ...member, hasShareCertificates: false }, 'shareCertificates'],
    ['where certificates are off', { ...member, site: { ...site, enableShareCertificate: 'no' } }, 'shareCertificates'],
    [
      'R-04 to a member where admins alone create campaigns',
      { ...member, site: { ...site, onlyAdminCreateCampaign: 'yes' } },
      'raiseFunds',
    ],
  ])('do not hold %s', (_whom, facts, condition) => {
    expect(MENU_RULES[condition](facts)).toBe(false);
  });

  it('R-04 let an admin raise funds where nobody else may, and ask a visitor to sign in first', () => {
    const closed: MenuFacts = { ...member, site: { ...site, onlyAdminCreateCampaign: 'yes' } };
    expect(MENU_RULES.raiseFunds({ ...closed, me: { ...me, isAdmin: true } })).toBe(true);
    expect(MENU_RULES.raiseFunds({ ...closed, isSignedIn: false, me: null })).toBe(true);
  });

  it('do not hold for certificates before the site’s settings are read', () => {
    expect(MENU_RULES.shareCertificates({ ...member, site: null })).toBe(false);
  });

  it('lead to a wallet that is switched off as long as money is in it', () => {
    const off: MenuFacts = { ...member, site: { ...site, walletModule: 'no' }, hasWalletMoney: true };
    expect(MENU_RULES.walletModule(off)).toBe(true);
    expect(MENU_RULES.walletModule({ ...off, hasWalletMoney: false })).toBe(false);
    expect(MENU_RULES.walletModule({ ...off, isSignedIn: false })).toBe(false);
  });

  it('must all hold', () => {
    expect(holdsFor(member, ['signedIn', 'raiseFunds'])).toBe(true);
    expect(holdsFor(member, ['signedIn', 'signedOut'])).toBe(false);
    expect(holdsFor(visitor, [])).toBe(true);
  });
});

describe('the product’s own links', () => {
  const words = (
    links: readonly { word: string; conditions: readonly MenuCondition[] }[],
    facts: MenuFacts,
  ): string[] => links.filter(({ conditions }) => holdsFor(facts, conditions)).map(({ word }) => word);

  it('of the bar are for whom they are of use', () => {
    expect(words(MAIN_LINKS, visitor)).toEqual(['browse']);
    expect(words(MAIN_LINKS, member)).toEqual(['browse', 'portfolio', 'wallet', 'raise']);
    expect(words(MAIN_LINKS, { ...member, me: null, site: { ...site, onlyAdminCreateCampaign: 'yes' } })).toEqual([
      'browse',
      'wallet',
    ]);
    expect(words(MAIN_LINKS, { ...member, site: null })).toEqual(['browse', 'portfolio']);
  });

  it('of the account menu are for members, in three groups', () => {
    expect(words(ACCOUNT_LINKS, visitor)).toEqual([]);
    const common = ['home', 'profile', 'identity', 'savedCampaigns', 'notifications', 'inbox', 'invite', 'settings'];
    expect(words(ACCOUNT_LINKS, { ...member, me: null, site: null })).toEqual(common);
    expect(
      ACCOUNT_GROUPS.map((group) =>
        words(
          ACCOUNT_LINKS.filter((link) => link.group === group),
          member,
        ),
      ),
    ).toEqual([
      ['home', 'investorDashboard', 'shareCertificates', 'projectDashboard'],
      ['profile', 'identity', 'savedCampaigns', 'savedInvestments', 'notifications', 'inbox', 'invite'],
      ['wallet', 'secondWallet', 'settings'],
    ]);
    const investor = { ...me, displayData: { ...me.displayData, campaignOwnerDisplay: false } };
    expect(words(ACCOUNT_LINKS, { ...member, me: investor })).not.toContain('projectDashboard');
    expect(words(ACCOUNT_LINKS, { ...member, me: investor })).toContain('investorDashboard');
    expect(words(ACCOUNT_LINKS, { ...member, isSignedIn: false })).toEqual([
      'investorDashboard',
      'shareCertificates',
      'projectDashboard',
      'savedInvestments',
    ]);
  });
});
