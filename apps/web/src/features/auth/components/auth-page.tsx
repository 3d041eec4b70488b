import { contoursDrawing } from '@cairn/design/drawings/contours';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/page/paths.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { Drawing } from '../../../ui/brand/drawing.js';
import { LanguageMenu } from '../../../ui/layout/language-menu.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Logo } from '../../../ui/brand/logo.js';
import { Text } from '../../../ui/text/text.js';
import css from './auth-page.module.css';

interface AuthPageProps {
  title: string;
  /** Above the title: where in a sequence this is. */
  step?: string;
  lede?: ReactNode;
  /** One sentence beside the drawing. */
  motto: string;
  /** A long form: wider, with the drawing staying in view. */
  long?: boolean;
  children: ReactNode;
}

/** A form on one side and the height lines on the other; on a phone the form alone. */
export const AuthPage = ({ title, step, lede, motto, long, children }: AuthPageProps) => {
  const { t } = useTranslation('auth');
  useTitle(title);
  return (
    <div className={css.page} data-long={long || undefined}>
      <main id="main" className={css.form}>
        <Stack gap={6}>
          <Row between>
            <Link to={paths.landing} aria-label={t('toLanding')}>
              <Logo />
            </Link>
            <LanguageMenu className={css.language} />
          </Row>
          <Stack gap={2}>
            {step && (
              <Text as="p" size="small" muted>
                {step}
              </Text>
            )}
            <h1>{title}</h1>
            {lede && (
              <Text as="p" muted>
                {lede}
              </Text>
            )}
          </Stack>
          {children}
        </Stack>
      </main>
      <aside className={css.art}>
        <Drawing data={contoursDrawing} fill />
        <p>{motto}</p>
      </aside>
    </div>
  );
};
