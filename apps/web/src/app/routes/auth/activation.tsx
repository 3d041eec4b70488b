import { useParams, useSearchParams } from 'react-router-dom';
import { ActivateAccount } from '../../../features/auth/components/activate-account.js';
import { ActivationSent } from '../../../features/auth/components/activation-sent.js';
import { ConfirmAddress } from '../../../features/auth/components/confirm-address.js';
import { ACTIVATION_MAILED } from '../../../lib/page/paths.js';

/** Mails lead here with their link's secret; signing up leads here without one. */
const Activation = () => {
  const { id = ACTIVATION_MAILED } = useParams();
  const [search] = useSearchParams();
  if (search.get('for') === 'email') return <ConfirmAddress token={id} />;
  return id === ACTIVATION_MAILED ? <ActivationSent /> : <ActivateAccount token={id} />;
};

export default Activation;
