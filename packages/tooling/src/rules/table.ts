import type { BrokenRule } from './broken-rule.js';
import { CAMPAIGN_FILES } from './campaign-files.js';
import { CAMPAIGN_STATES } from './campaign-states.js';
import { CAMPAIGNS } from './campaigns.js';
import { COMPLETENESS } from './completeness.js';
import { DISCUSSION_RULES } from './discussion.js';
import { INVESTING } from './investing.js';
import { MATERIAL_CHANGES } from './material-changes.js';
import { TEST_THE_WATERS } from './test-the-waters.js';
import { MONEY } from './money.js';
import { PEOPLE } from './people.js';
import { RATES } from './rates.js';
import { RECORDS } from './records.js';
import { SCREENS } from './screens.js';
import { SITE } from './site.js';

/** Every rule that is built, taken out in turn. */
export const BROKEN_RULES: readonly BrokenRule[] = [
  ...PEOPLE,
  ...CAMPAIGNS,
  ...COMPLETENESS,
  ...CAMPAIGN_FILES,
  ...DISCUSSION_RULES,
  ...INVESTING,
  ...MONEY,
  ...RATES,
  ...CAMPAIGN_STATES,
  ...MATERIAL_CHANGES,
  ...TEST_THE_WATERS,
  ...RECORDS,
  ...SITE,
  ...SCREENS,
];
