export {
  SecondPayoutEntity,
  SecondTopUpEntity,
  SecondWalletAccountEntity,
  SecondWalletEntity,
} from './second-wallet.entities.js';
export { SecondWalletModule } from './second-wallet.module.js';
