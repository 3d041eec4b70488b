import { usersApi } from '@cairn/contracts/users/users.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { originOf } from '../../../features/auth/sign-in.js';
import { sendChangingSession } from '../../../lib/api/api.js';
import { ANALYTICS_KEY } from '../../../lib/page/analytics.js';
import { paths } from '../../../lib/page/paths.js';
import { clearSession } from '../../../lib/api/session.js';
import { PageFrame } from '../../../ui/layout/layout.js';
import { Text } from '../../../ui/text/text.js';

const CHOICES = ['i18nextLng', 'mantine-color-scheme-value', ANALYTICS_KEY];

/** Ends the session on the server and here; without an answer it still ends here. */
const Logout = () => {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { state } = useLocation();
  const [next] = useState(originOf(state) ?? paths.landing);
  useEffect(() => {
    // SEC-5: the answer empties the storage. Display settings belong to the reader and not to the session.
    const choices = CHOICES.map((key) => [key, localStorage.getItem(key)] as const);
    const leave = () => {
      for (const [key, value] of choices) if (value !== null) localStorage.setItem(key, value);
      void navigate(next, { replace: true });
      clearSession();
      queries.clear();
    };
    sendChangingSession(usersApi.logout, {}, leave).catch(leave);
  }, [navigate, queries, next]);
  return (
    <PageFrame as="main" id="main" aria-busy>
      <Text muted>{t('signingOut')}</Text>
    </PageFrame>
  );
};

export default Logout;
