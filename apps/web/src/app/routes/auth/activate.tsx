import { useParams } from 'react-router-dom';
import { ConfirmAddress } from '../../../features/auth/components/confirm-address.js';
import { ActivateAccount } from '../../../features/auth/components/activate-account.js';

const Activate = () => {
  const { token = '', authType } = useParams();
  if (authType === 'email') return <ConfirmAddress token={token} />;
  return <ActivateAccount token={token} />;
};

export default Activate;
