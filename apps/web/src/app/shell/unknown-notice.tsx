import { IconInfoCircle, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHydrated } from '../../lib/page/use-is-hydrated.js';
import { Icon } from '../../ui/brand/icon.js';
import { Button } from '../../ui/inputs/button.js';
import { Wrap } from '../../ui/layout/layout.js';
import css from './unknown-notice.module.css';

/** Says under the header, until it is closed or left, that an address led nowhere and that home is shown in its place. */
export const UnknownNotice = () => {
  const { t } = useTranslation('common');
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  // A reloaded page still has it; the server does not know.
  const isHydrated = useIsHydrated();
  const unknown: unknown =
    typeof state === 'object' && state !== null && 'unknown' in state ? state.unknown : undefined;
  if (!isHydrated || typeof unknown !== 'string') return null;
  return (
    <output className={css.notice}>
      <Wrap className={css.inside}>
        <Icon of={IconInfoCircle} />
        <span>{t('unknownPath', { path: unknown })}</span>
        <Button
          variant="subtle"
          size="sm"
          aria-label={t('close')}
          onClick={() => void navigate({ pathname, search }, { replace: true, state: null })}
        >
          <Icon of={IconX} size="small" />
        </Button>
      </Wrap>
    </output>
  );
};
