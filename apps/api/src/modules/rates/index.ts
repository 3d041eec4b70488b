export { CentralBankRates } from './central-bank-rates.js';
export { ExchangeRateEntity } from './exchange-rate.entity.js';
export { RatesModule } from './rates.module.js';
export { RatesOfTheDay, type KnownRates } from './rates-of-the-day.js';
