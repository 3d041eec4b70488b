import { communicationApi } from '@cairn/contracts/communication/communication.endpoints';
import { ActionIcon, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconArrowLeft, IconDots } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { send } from '../../../lib/api/api.js';
import { paths } from '../../../lib/page/paths.js';
import { useErrorWords } from '../../../lib/api/use-error-words.js';
import { fetchedPart } from '../../../lib/api/fetched-part.js';
import { Avatar } from '../../../ui/data/avatar.js';
import { Icon } from '../../../ui/brand/icon.js';
import { join } from '../../../ui/text/join.js';
import { layoutCss } from '../../../ui/layout/layout.js';
import { Text, TextLink } from '../../../ui/text/text.js';
import { putConversation, type Talk } from '../queries.js';
import css from './inbox.module.css';

const ReportDialog = fetchedPart(() => import('./report-dialog.js'));

/** The other person and the subject; report and block are in a menu. */
export const ThreadHead = ({ talk }: { talk: Talk }) => {
  const { t } = useTranslation('inbox');
  const client = useQueryClient();
  const words = useErrorWords();
  const [isReporting, setReporting] = useState(false);
  const { person, campaign, blocked, reported, forCampaign } = talk;

  const block = async () => {
    try {
      const params = { conversationId: talk.id };
      putConversation(client, await send(communicationApi.block, { params, body: { blocked: !blocked } }));
    } catch (error) {
      notifications.show({ message: words(error) });
    }
  };

  return (
    <header className={css.threadHead}>
      <Link to={paths.inbox} className={join(layoutCss.onlyPhone, css.back)} aria-label={t('back')}>
        <Icon of={IconArrowLeft} directional />
      </Link>
      <Avatar id={person.id} name={person.name} />
      <div className={layoutCss.grow}>
        <h2 className={css.threadName}>
          <bdi>{person.name}</bdi>
        </h2>
        {campaign && (
          <Text size="small" muted>
            {t('about')}{' '}
            <TextLink to={paths.campaign(campaign.slug)}>
              <bdi>{campaign.name}</bdi>
            </TextLink>
          </Text>
        )}
      </div>
      {/* Blocking and reporting are for the two of the conversation alone. */}
      {!forCampaign && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="xl"
              className={css.more}
              aria-label={t('more', { name: person.name })}
            >
              <Icon of={IconDots} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => void block()}>
              {t(blocked ? 'unblock' : 'block', { name: person.name })}
            </Menu.Item>
            <Menu.Item disabled={reported} onClick={() => setReporting(true)}>
              {t(reported ? 'reported' : 'report.open')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      {isReporting && (
        <Suspense fallback={null}>
          <ReportDialog talk={talk} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </header>
  );
};
