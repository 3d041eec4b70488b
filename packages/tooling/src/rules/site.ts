import type { BrokenRule } from './broken-rule.js';

const MENUS = 'packages/contracts/src/content/site-menus.ts';
const OWN_MENUS = 'apps/web/src/app/shell/own-menus.spec.ts';
const MAINTENANCE = 'apps/api/src/modules/settings/maintenance/maintenance.spec.ts';
const ADDRESSES = 'apps/api/src/kernel/hardening/address-list.ts';

/** Rules of the site, C-01. */
export const SITE: readonly BrokenRule[] = [
  {
    rule: 'R-05',
    part: 'investor',
    file: 'packages/contracts/src/users/user-types.ts',
    text: 'investor: { investorDisplay: true, campaignOwnerDisplay: false }',
    by: 'investor: { investorDisplay: true, campaignOwnerDisplay: true }',
    spec: 'packages/contracts/src/users/sign-up-rules.spec.ts',
  },
  {
    rule: 'R-05',
    part: 'campaign owner',
    file: 'packages/contracts/src/users/user-types.ts',
    text: "'campaign-owner': { investorDisplay: false",
    by: "'campaign-owner': { investorDisplay: true",
    spec: 'packages/contracts/src/users/sign-up-rules.spec.ts',
  },
  {
    rule: 'R-05',
    part: 'both',
    file: 'packages/contracts/src/users/user-types.ts',
    text: 'both: { investorDisplay: true',
    by: 'both: { investorDisplay: false',
    spec: 'packages/contracts/src/users/sign-up-rules.spec.ts',
  },
  {
    rule: 'R-05',
    part: 'who only raises funds does not invest',
    file: 'apps/api/src/modules/investments/eligibility/eligibility.ts',
    text: "if (facts.investorType === 'campaign-owner')",
    by: 'if (facts.investorType === null)',
    spec: 'apps/api/src/modules/investments/eligibility/eligibility.spec.ts',
  },
  {
    rule: 'R-05',
    part: 'in the account menu',
    file: MENUS,
    text: "{ word: 'projectDashboard', conditions: ['campaignOwnerDisplay']",
    by: "{ word: 'projectDashboard', conditions: ['signedIn']",
    spec: OWN_MENUS,
  },
  {
    rule: 'R-08',
    part: 'a login of their own',
    file: 'apps/api/src/modules/users/admins/admin-sign-in.service.ts',
    text: "if (user.adminRole === null) throw new DomainError('auth.bad_credentials', { showResendLink: false });",
    by: '',
    spec: 'apps/api/src/modules/users/sign-in/sign-in.spec.ts',
  },
  {
    rule: 'R-08',
    part: 'each role its lists',
    file: 'packages/contracts/src/kernel/permissions.ts',
    text: "  compliance: [\n    'campaigns.read',",
    by: "  compliance: [\n    'campaigns.read',\n    'payouts.read',",
    spec: 'apps/admin/src/lib/data/auth-provider.spec.ts',
  },
  ...(['identity.review', 'accreditation.review', 'payouts.confirm', 'withdrawals.confirm'] as const).map(
    (permission) => ({
      rule: 'R-08',
      part: `${permission} of its role alone`,
      file: 'packages/contracts/src/kernel/permissions.ts',
      text: "  moderator: [\n    'messages.moderate',",
      by: `  moderator: [\n    '${permission}',\n    'messages.moderate',`,
      spec: 'packages/contracts/src/kernel/permissions.spec.ts',
    }),
  ),
  {
    rule: 'R-09',
    part: 'for signed-in readers',
    file: 'apps/web/src/features/campaigns/components/campaign-parts.tsx',
    text: "isSignedIn || site?.updatesPublic === 'yes'",
    by: "isSignedIn || site?.updatesPublic !== 'maybe'",
    spec: 'apps/web/src/features/campaigns/components/campaign-parts.spec.tsx',
  },
  {
    rule: 'R-09',
    part: 'updatesPublic',
    file: 'apps/web/src/features/campaigns/components/campaign-parts.tsx',
    text: "isSignedIn || site?.updatesPublic === 'yes'",
    by: 'isSignedIn',
    spec: 'apps/web/src/features/campaigns/components/campaign-parts.spec.tsx',
  },
  {
    rule: 'R-10',
    part: 'closed',
    file: 'apps/api/src/modules/settings/maintenance/maintenance.service.ts',
    text: "maintainanceMode === 'yes' && ",
    by: "maintainanceMode === 'no' && ",
    spec: MAINTENANCE,
  },
  {
    rule: 'R-10',
    part: 'exempt addresses',
    file: 'apps/api/src/modules/settings/maintenance/maintenance.service.ts',
    text: ' && !isListed(address, exceptIP)',
    by: '',
    spec: MAINTENANCE,
  },
  {
    rule: 'R-10',
    part: 'networks',
    file: ADDRESSES,
    text: 'const bits = Number(size);',
    by: 'const bits = widest;',
    spec: MAINTENANCE,
  },
  {
    rule: 'R-10',
    part: 'v6',
    file: ADDRESSES,
    text: "isIP(address) === 4 ? 'ipv4' : 'ipv6'",
    by: "isIP(address) === 4 ? 'ipv4' : 'ipv4'",
    spec: MAINTENANCE,
  },
  {
    rule: 'R-10',
    part: 'the page, on the server',
    file: 'apps/api/src/kernel/sites/sites.ts',
    text: "void reply.code(503).header('retry-after', String(wait));",
    by: '',
    spec: 'apps/api/src/kernel/sites/sites.spec.ts',
  },
];
