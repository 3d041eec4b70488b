import { IconWifiOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/inputs/button.js';
import { connection, useConnection, useLacksCode } from '../../lib/api/connection.js';
import { Icon } from '../../ui/brand/icon.js';
import { Wrap } from '../../ui/layout/layout.js';
import css from './connection-banner.module.css';

/** Says on every page that nothing new can be read at the moment, as long as that is so. */
export const ConnectionBanner = () => {
  const { t } = useTranslation('common');
  const state = useConnection();
  const lacksCode = useLacksCode();
  return (
    <output className={css.stuck}>
      {state !== 'here' && (
        <div className={css.banner} data-connection={state}>
          <Wrap className={css.inside}>
            <Icon of={IconWifiOff} />
            <span>
              {t(`connection.${state}`)} {lacksCode && t('connection.lacks')}
            </span>
            {state === 'away' && (
              <Button variant="default" size="sm" onClick={() => void connection.check()}>
                {t('error.retry')}
              </Button>
            )}
          </Wrap>
        </div>
      )}
    </output>
  );
};
