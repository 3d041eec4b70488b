export { CentralBankRates } from './central-bank-rates.js';
export { ExchangeRateEntity } from './exchange-rate.entity.js';
export { RatesModule } from './rates.module.js';
export { RatesOfTheDay } from './rates-of-the-day.js';
