import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { Avatar } from '../../../ui/data/avatar.js';
import { DateText } from '../../../ui/data/figures.js';
import { Icon } from '../../../ui/brand/icon.js';
import { join } from '../../../ui/text/join.js';
import { Row } from '../../../ui/layout/layout.js';
import { Hidden, Text } from '../../../ui/text/text.js';
import type { Line, Talk } from '../queries.js';
import type { Pending } from '../use-sending.js';
import css from './inbox.module.css';

/** Each paragraph takes its own direction: people mix languages in one message. */
const Words = ({ text }: { text: string }) =>
  text.split(/\n+/).map((paragraph, at) => (
    <p key={at} dir="auto">
      {paragraph}
    </p>
  ));

export const Bubble = ({ line, person }: { line: Line; person: Talk['person'] }) => {
  const { t } = useTranslation('inbox');
  return (
    <li className={join(css.said, line.mine && css.mine)}>
      {!line.mine && <Avatar id={person.id} name={person.name} />}
      <div className={css.bubble}>
        <Hidden>{line.mine ? t('you') : t('wrote', { name: person.name })} </Hidden>
        <Words text={line.text} />
        <Text size="xs" muted className={css.stamp}>
          <DateText value={line.at} format="clock" />
        </Text>
      </div>
    </li>
  );
};

interface PendingBubbleProps {
  message: Pending;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A message on its way, or one that did not arrive and waits for a decision. */
export const PendingBubble = ({ message: { text, failure }, onRetry, onDiscard }: PendingBubbleProps) => {
  const { t } = useTranslation('inbox');
  return (
    <li className={join(css.said, css.mine)}>
      <div className={css.failing}>
        <div className={join(css.bubble, css.pending)}>
          <Words text={text} />
          <Text size="xs" muted className={css.stamp}>
            {failure === undefined ? t('sending') : t('notSent')}
          </Text>
        </div>
        {failure !== undefined && (
          <div role="alert">
            <Row flow className={css.failure}>
              <Icon of={IconAlertTriangle} size="small" />
              <span>{failure}</span>
              <Button variant="default" size="sm" onClick={onRetry}>
                {t('again')}
              </Button>
              <Button variant="subtle" size="sm" onClick={onDiscard}>
                {t('discard')}
              </Button>
            </Row>
          </div>
        )}
      </div>
    </li>
  );
};
