export type { CardPart } from './funds/card-lots.js';
export { CardMoney } from './funds/card-money.js';
export { TopUpMaximum } from './funds/top-up-maximum.js';
export { TopUpReturnEntity } from './top-ups/top-up-return.entity.js';
export { TopUpEntity } from './top-ups/top-up.entity.js';
export { WalletModule } from './wallet.module.js';
export { WithdrawalDesk } from './withdrawals/withdrawal-desk.js';
export { WithdrawalOwners } from './withdrawals/withdrawal-owners.js';
export { WithdrawalEntity } from './withdrawals/withdrawal.entity.js';
