import type { BrokenRule } from './broken-rule.js';
import { BANK_FIELDS } from './broken/bank-fields.js';
import { CAMPAIGN_STATES } from './broken/campaign-states.js';
import { CAMPAIGNS } from './broken/campaigns.js';
import { COMPLETENESS } from './broken/completeness.js';
import { DISCUSSION_RULES } from './broken/discussion.js';
import { FILE_RULES } from './broken/files.js';
import { INVESTING } from './broken/investing.js';
import { MATERIAL_CHANGES } from './broken/material-changes.js';
import { TEST_THE_WATERS } from './broken/test-the-waters.js';
import { MONEY } from './broken/money.js';
import { PAGE_SIZES } from './broken/page-sizes.js';
import { PEOPLE } from './broken/people.js';
import { RATES } from './broken/rates.js';
import { RECORDS } from './broken/records.js';
import { SCREENS } from './broken/screens.js';
import { SIGNING_UP } from './broken/sign-up.js';
import { SITE } from './broken/site.js';
import { STEP_RULES } from './broken/steps.js';

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
