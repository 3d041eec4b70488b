import { IconAlertTriangle } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
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

/** Where somebody else than the two of the conversation, or for the reader, has written: who it was, and for whom. */
const authorWords = ({ author, byReader }: Line, { person, campaign }: Talk, t: TFunction<'inbox'>): string | null => {
  if (byReader || author.id === person.id) return null;
  return campaign ? t('byFor', { name: author.name, campaign: campaign.name }) : author.name;
};

export const Bubble = ({ line, talk }: { line: Line; talk: Talk }) => {
  const { t } = useTranslation('inbox');
  const { author, byReader, mine } = line;
  const byWhom = authorWords(line, talk, t);
  return (
    <li className={join(css.said, mine && css.mine)}>
      {!mine && <Avatar id={author.id} name={author.name} />}
      <div className={css.bubble}>
        {byWhom === null ? (
          <Hidden>{byReader ? t('you') : t('wrote', { name: author.name })} </Hidden>
        ) : (
          <Text size="xs" muted as="p">
            {byWhom}
          </Text>
        )}
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
