export { PortfolioModule } from './portfolio.module.js';
