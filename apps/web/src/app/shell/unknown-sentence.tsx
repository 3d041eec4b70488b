import { IconInfoCircle, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { Icon } from '../../ui/brand/icon.js';
import { Button } from '../../ui/inputs/button.js';
import { Wrap } from '../../ui/layout/layout.js';
import css from './unknown-sentence.module.css';

/** The sentence of `UnknownNotice`, with the address that led nowhere. */
const UnknownSentence = ({ path }: { path: string }) => {
  const { t } = useTranslation('common');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <output className={css.notice}>
      <Wrap className={css.inside}>
        <Icon of={IconInfoCircle} />
        <span>{t('unknownPath', { path })}</span>
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

export default UnknownSentence;
