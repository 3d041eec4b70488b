import type { BrokenRule } from '../broken-rule.js';

const BROWSE = 'apps/api/src/modules/campaigns/public/browse.spec.ts';

const sizes: readonly (readonly [part: string, file: string, text: string, by: string, spec: string])[] = [
  [
    'own campaigns 6',
    'apps/api/src/modules/campaigns/wizard/own-campaigns.repository.ts',
    'PAGE_SIZE = 6',
    'PAGE_SIZE = 7',
    BROWSE,
  ],
  [
    'browse 9',
    'apps/api/src/modules/campaigns/public/public-campaigns.repository.ts',
    'PAGE_SIZE = 9',
    'PAGE_SIZE = 10',
    BROWSE,
  ],
  [
    'notifications 20',
    'packages/contracts/src/communication/notifications.requests.ts',
    'NOTIFICATIONS_PAGE = 20',
    'NOTIFICATIONS_PAGE = 21',
    'apps/api/src/modules/communication/notifications/notifications.spec.ts',
  ],
  [
    'wallet 10',
    'apps/api/src/modules/wallet/balance/wallet-reads.repository.ts',
    'PAGE_SIZE = 10',
    'PAGE_SIZE = 11',
    'apps/api/src/modules/wallet/balance/wallet-statement.spec.ts',
  ],
  [
    'investors 10',
    'apps/api/src/modules/investments/record/investment-reads.repository.ts',
    'PAGE_SIZE = 10',
    'PAGE_SIZE = 11',
    'apps/api/src/modules/investments/receipts/receipt.spec.ts',
  ],
  [
    'lists of a profile 6',
    'apps/api/src/modules/users/profile/profile-reads.repository.ts',
    'LIST_SIZE = 6',
    'LIST_SIZE = 7',
    'apps/api/src/modules/users/profile/profile.spec.ts',
  ],
  [
    'followers 6',
    'apps/api/src/modules/users/profile/follows.service.ts',
    'PAGE_SIZE = 6',
    'PAGE_SIZE = 7',
    'apps/api/src/modules/users/profile/follows.spec.ts',
  ],
  ['cumulative limit', 'apps/api/src/kernel/database/cursor.ts', 'size * (query.page ?? 1)', 'size', BROWSE],
  [
    'cursor',
    'apps/api/src/kernel/database/cursor.ts',
    'if (cursor === undefined) return null;',
    'if (cursor !== null) return null;',
    'apps/api/src/modules/communication/notifications/notifications.spec.ts',
  ],
];

/** C-01: how many records a page of each list has. */
export const PAGE_SIZES: readonly BrokenRule[] = sizes.map(([part, file, text, by, spec]) => ({
  rule: 'C-01',
  part,
  file,
  text,
  by,
  spec,
}));
