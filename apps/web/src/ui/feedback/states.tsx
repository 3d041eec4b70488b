import noInvestments from '@cairn/design/assets/empty/no-investments.svg';
import noMatch from '@cairn/design/assets/empty/no-match.svg';
import inboxClear from '@cairn/design/assets/empty/inbox-clear.svg';
import somethingBroke from '@cairn/design/assets/empty/something-broke.svg';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { ApiError, isOutage, isTooMany } from '@cairn/client';
import { Button } from '../inputs/button.js';
import { useErrorWords } from '../../lib/api/use-error-words.js';
import { Row, Stack } from '../layout/layout.js';
import { Notice } from '../layout/surface.js';
import css from './states.module.css';
import { Text, textCss } from '../text/text.js';

const pictures = { nothing: noInvestments, 'no-match': noMatch, clear: inboxClear, broke: somethingBroke };

interface EmptyStateProps {
  picture?: keyof typeof pictures;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** It is all there is on the page: its title is the page's heading. */
  isPage?: boolean;
}

/** There is nothing here yet (or nothing matches): explains why and what can be done. */
export const EmptyState = ({ picture = 'nothing', title, children, action, isPage }: EmptyStateProps) => (
  <Stack centred className={css.state}>
    <img src={pictures[picture]} alt="" width={260} height={150} className={css.picture} />
    {isPage ? <h1 className={textCss.title3}>{title}</h1> : <h3>{title}</h3>}
    {children && (
      <Text as="div" muted className={css.words}>
        {children}
      </Text>
    )}
    {action}
  </Stack>
);

interface ErrorStateProps {
  error: unknown;
  title?: ReactNode;
  onRetry?: () => void;
}

/** Something did not load: a sentence, a way to try again and a reference to send us. */
export const ErrorState = ({ error, title, onRetry }: ErrorStateProps) => {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const reference = error instanceof ApiError ? error.requestId : null;
  return (
    <div role="alert">
      <EmptyState
        picture="broke"
        title={title ?? t(isOutage(error) || isTooMany(error) ? 'connection.notLoaded' : 'error.title')}
        action={
          <Stack gap={2} centred>
            {onRetry && (
              <Button variant="default" onClick={onRetry}>
                {t('error.retry')}
              </Button>
            )}
            {reference && (
              <Text size="xs" muted>
                {t('error.reference')} <bdi dir="ltr">{reference}</bdi>
              </Text>
            )}
          </Stack>
        }
      >
        {words(error)} {isTooMany(error) && t('error.triesItself')}
      </EmptyState>
    </div>
  );
};

/** What is shown is older than it should be, as too much was asked for: it stays, and is asked for again. */
export const TooManyNotice = ({ error, onRetry }: { error: ApiError; onRetry: () => void }) => {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  return (
    <Notice tone="warning">
      <Row between flow>
        <p>
          {words(error)} {t('error.triesItself')}
        </p>
        <Button variant="default" size="sm" onClick={onRetry}>
          {t('error.retry')}
        </Button>
      </Row>
    </Notice>
  );
};
