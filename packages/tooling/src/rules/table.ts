import type { BrokenRule } from './broken-rule.js';
import { BANK_FIELDS } from './bank-fields.js';
import { CAMPAIGN_STATES } from './campaign-states.js';
import { CAMPAIGNS } from './campaigns.js';
import { COMPLETENESS } from './completeness.js';
import { DISCUSSION_RULES } from './discussion.js';
import { FILE_RULES } from './files.js';
import { INVESTING } from './investing.js';
import { MATERIAL_CHANGES } from './material-changes.js';
import { TEST_THE_WATERS } from './test-the-waters.js';
import { MONEY } from './money.js';
import { PAGE_SIZES } from './page-sizes.js';
import { PEOPLE } from './people.js';
import { RATES } from './rates.js';
import { RECORDS } from './records.js';
import { SCREENS } from './screens.js';
import { SIGNING_UP } from './sign-up.js';
import { SITE } from './site.js';
import { STEP_RULES } from './steps.js';

/** Every rule that is built, taken out in turn. */
export const BROKEN_RULES: readonly BrokenRule[] = [
  ...SIGNING_UP,
  ...PEOPLE,
  ...BANK_FIELDS,
  ...CAMPAIGNS,
  ...COMPLETENESS,
  ...FILE_RULES,
  ...DISCUSSION_RULES,
  ...STEP_RULES,
  ...INVESTING,
  ...MONEY,
  ...RATES,
  ...CAMPAIGN_STATES,
  ...MATERIAL_CHANGES,
  ...TEST_THE_WATERS,
  ...RECORDS,
  ...SITE,
  ...PAGE_SIZES,
  ...SCREENS,
];
