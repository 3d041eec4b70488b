import {
  IconBuildingBank,
  IconCertificate,
  IconChartBar,
  IconFlag,
  IconHelpCircle,
  IconShieldCheck,
  IconUser,
  IconWallet,
  type Icon as TablerIcon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/page/paths.js';
import { Icon } from '../../../ui/brand/icon.js';
import { Text } from '../../../ui/text/text.js';
import type { HelpTopicData } from '../../../lib/site/help.queries.js';
import css from './questions.module.css';

/** Pictures of the topics that a site begins with; others have the general one. */
const PICTURES: Readonly<Record<string, TablerIcon>> = {
  investing: IconChartBar,
  lending: IconBuildingBank,
  wallet: IconWallet,
  payments: IconWallet,
  identity: IconShieldCheck,
  raising: IconFlag,
  campaigns: IconFlag,
  certificates: IconCertificate,
  account: IconUser,
};

/** The topics of the help centre, ruled cells and no cards. */
export const TopicCells = ({ topics }: { topics: readonly HelpTopicData[] }) => {
  const { t } = useTranslation('help');
  return (
    <div className={css.topics}>
      {topics.map(({ id, slug, title, description, questions }) => {
        const word = slug.split('-').find((part) => part in PICTURES);
        return (
          <Link key={id} to={paths.helpTopic(slug)}>
            <span className={css.picture}>
              <Icon of={(word && PICTURES[word]) || IconHelpCircle} />
            </span>
            <h3>{title}</h3>
            <Text as="p" size="small" muted>
              {description} {t('centre.count', { count: questions.length })}
            </Text>
          </Link>
        );
      })}
    </div>
  );
};
