import {
  CHANNELS,
  NOTIFICATION_GROUPS,
  PREFERENCE_TOPICS,
  type Channel,
} from '@cairn/contracts/communication/channels';
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Choice } from '../queries.js';
import { withBox } from '../choices.js';
import css from './matrix.module.css';

interface CellProps {
  choice: Choice;
  channel: Channel;
  onChange: (next: Choice) => void;
}

const Cell = ({ choice, channel, onChange }: CellProps) => {
  const { t } = useTranslation('preferences');
  const { topic } = choice;
  if (PREFERENCE_TOPICS[topic][channel] === 'always') {
    return (
      <td>
        <span className={css.fixed}>{t('always')}</span>
      </td>
    );
  }
  return (
    <td>
      <Checkbox
        classNames={{ body: css.box ?? '' }}
        checked={choice[channel]}
        aria-label={t('cell', { topic: t(`topic.${topic}`), channel: t(`channel.${channel}`) })}
        onChange={({ currentTarget }) => onChange(withBox(choice, channel, currentTarget.checked))}
      />
    </td>
  );
};

interface MatrixProps {
  choices: readonly Choice[];
  onChange: (next: Choice) => void;
}

/** Topic by channel: "always" in words where it cannot be switched off. */
export const Matrix = ({ choices, onChange }: MatrixProps) => {
  const { t } = useTranslation('preferences');
  return (
    <div className={css.frame}>
      <table className={css.matrix}>
        <thead>
          <tr>
            <th scope="col">{t('tellMe')}</th>
            {CHANNELS.map((channel) => (
              <th key={channel} scope="col" className={css.channel}>
                {t(`channel.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        {NOTIFICATION_GROUPS.map((group) => (
          <tbody key={group}>
            <tr className={css.group}>
              <th colSpan={CHANNELS.length + 1} scope="rowgroup">
                {t(`group.${group}`)}
              </th>
            </tr>
            {choices
              .filter(({ topic }) => PREFERENCE_TOPICS[topic].group === group)
              .map((choice) => (
                <tr key={choice.topic}>
                  <th scope="row">{t(`topic.${choice.topic}`)}</th>
                  {CHANNELS.map((channel) => (
                    <Cell key={channel} choice={choice} channel={channel} onChange={onChange} />
                  ))}
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </div>
  );
};
