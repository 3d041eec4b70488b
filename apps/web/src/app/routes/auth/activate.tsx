import { useParams } from 'react-router-dom';
import { ActivateAccount } from '../../../features/auth/components/activate-account.js';

const Activate = () => {
  const { token = '' } = useParams();
  return <ActivateAccount token={token} />;
};

export default Activate;
