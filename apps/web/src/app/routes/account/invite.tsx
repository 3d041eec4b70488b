import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../features/auth/me.js';
import { InvitationList } from '../../../features/invite/invitation-list.js';
import { InviteForm } from '../../../features/invite/invite-form.js';
import { useSiteName } from '../../../lib/site/site.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { Columns, PageFrame, Stack } from '../../../ui/layout/layout.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { Panel, Well } from '../../../ui/layout/surface.js';
import { PersonText, Text } from '../../../ui/text/text.js';
import css from './invite.module.css';

const Invite = () => {
  const { t } = useTranslation('invite');
  const { data: me } = useMe();
  const site = useSiteName();
  const [message, setMessage] = useState('');
  useTitle(t('title'));
  const name = me ? `${me.firstName} ${me.lastName}` : '';
  return (
    <PageFrame as="main" id="main">
      <Columns kind="main">
        <Stack gap={7}>
          <PageHeader title={t('title')} lede={t('lede')} />
          <InviteForm onMessage={setMessage} />
          <Stack as="section">
            <h2>{t('sent')}</h2>
            <InvitationList />
          </Stack>
        </Stack>
        <Panel as="aside">
          <Stack>
            <h2>{t('preview')}</h2>
            <Well>
              <Stack gap={2}>
                <Text strong>{t('previewTitle', { name, site })}</Text>
                <p>{t('previewText', { name, site })}</p>
                {message.trim() !== '' && <PersonText className={css.quote}>{message}</PersonText>}
                <Text size="xs" muted>
                  {t('risk')}
                </Text>
              </Stack>
            </Well>
            <Text as="p" size="xs" muted>
              {t('once')}
            </Text>
          </Stack>
        </Panel>
      </Columns>
    </PageFrame>
  );
};

export default Invite;
