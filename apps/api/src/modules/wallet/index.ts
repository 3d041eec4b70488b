export type { CardPart } from './card-lots.js';
export { CardMoney } from './card-money.js';
export { TopUpReturnEntity } from './top-up-return.entity.js';
export { TopUpEntity } from './top-up.entity.js';
export { WalletModule } from './wallet.module.js';
export { WithdrawalOwners } from './withdrawal-owners.js';
export { WithdrawalEntity } from './withdrawal.entity.js';
