export { stepsOf } from './campaign-list/campaign-investments.sql.js';
export { cancelUntil } from './record/investment-events.js';
export { ClosingService } from './closing/closing.service.js';
export { InvestmentEntity } from './record/investment.entity.js';
export {
  INVESTMENT_FIELDS,
  presentInvestment,
  REPAID,
  type InvestmentRow,
} from './record/investment-reads.repository.js';
export { openAnswersOf } from './reconfirmation/open-answers.sql.js';
export { interestedOf } from './record/interested.sql.js';
export { ReturnedParts } from './record/returned-parts.js';
export { InvestmentsModule } from './investments.module.js';
