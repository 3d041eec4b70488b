import { usersApi } from '@cairn/contracts/users/users.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { send } from '../../../lib/api.js';
import { paths } from '../../../lib/paths.js';
import { clearSession } from '../../../lib/session.js';
import { PageFrame } from '../../../ui/layout.js';
import { Text } from '../../../ui/text.js';

/** Ends the session on the server and here; without an answer it still ends here. */
const Logout = () => {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const queries = useQueryClient();
  useEffect(() => {
    const leave = () => {
      void navigate(paths.landing, { replace: true });
      clearSession();
      queries.clear();
    };
    send(usersApi.logout, {}).then(leave, leave);
  }, [navigate, queries]);
  return (
    <PageFrame as="main" id="main" aria-busy>
      <Text muted>{t('signingOut')}</Text>
    </PageFrame>
  );
};

export default Logout;
