import { heroLabels, type HeroLabel } from '@cairn/design/drawings/hero';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useKindWord } from '../../../lib/site/option-words.js';
import { frontQuery } from '../queries.js';
import css from './hero-labels.module.css';

const categoryOf = { bakery: 'food', farm: 'farming', textile: 'crafts', housing: 'housing' } as const;

const turned = { start: 'end', end: 'start' } as const;

const Label = ({ at, name, note }: { at: HeroLabel; name: string; note?: string }) => {
  const { i18n } = useTranslation('landing');
  // The drawing is never mirrored; an anchor is, since it counts from where a line of text begins.
  const anchor = i18n.dir() === 'rtl' ? turned[at.anchor] : at.anchor;
  return (
    <g className={css.label}>
      <path d={at.lead} fill="none" />
      <text className={css.name} x={at.x} y={at.y} textAnchor={anchor}>
        {name}
      </text>
      {note && (
        <text x={at.x} y={at.y + 17} textAnchor={anchor}>
          {note}
        </text>
      )}
    </g>
  );
};

/** Names beside the stones: an open campaign of the trade each stone shows, where there is one. */
export const HeroLabels = () => {
  const kindWord = useKindWord();
  const { t } = useTranslation(['landing', 'common']);
  const { data } = useQuery(frontQuery(2));
  return heroLabels.map((at) => {
    if (at.stone === 'yours') return <Label key={at.stone} at={at} name={t('hero.yours')} />;
    const category = categoryOf[at.stone];
    const card = data?.items.find((candidate) => candidate.category === category);
    if (!card) return null;
    const note =
      card.interest === null
        ? t('hero.people', { count: card.investors, kind: kindWord(card.type) })
        : t('common:status.campaign.2_testing');
    return <Label key={at.stone} at={at} name={card.name} note={note} />;
  });
};
