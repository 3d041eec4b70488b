import { PaymentPage } from './payment-page.js';

const Payment = () => <PaymentPage />;

export default Payment;
