import { PaymentPage } from './payment-page.js';

/** Pay-remaining: the wallet pays as far as it goes. */
const WalletPayment = () => <PaymentPage fromWallet />;

export default WalletPayment;
