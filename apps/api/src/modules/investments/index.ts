export { ClosingService } from './closing.service.js';
export { InvestmentEntity } from './investment.entity.js';
export { INVESTMENT_FIELDS, presentInvestment, REPAID, type InvestmentRow } from './investment-reads.repository.js';
export { InvestmentsModule } from './investments.module.js';
