import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/brand/icon.js';
import { layoutCss, Stack, Wrap } from '../../ui/layout/layout.js';
import { join } from '../../ui/text/join.js';
import css from './raise.module.css';

const SUITS = { yes: IconCheck, no: IconX } as const;

/** The companies that a public raise suits, and those it does not: read before a draft is written. */
export const RaiseFit = () => {
  const { t } = useTranslation('raise');
  return (
    <section className={layoutCss.rule}>
      <Wrap className={join(layoutCss.section, layoutCss.two, css.fit)}>
        {(['yes', 'no'] as const).map((side) => (
          <Stack gap={4} key={side}>
            <h2>{t(`fit.${side}.title`)}</h2>
            <ul>
              {(['1', '2', '3', '4'] as const).map((line) => (
                <li key={line}>
                  <span className={css[side]}>
                    <Icon of={SUITS[side]} />
                  </span>
                  <span>{t(`fit.${side}.${line}`)}</span>
                </li>
              ))}
            </ul>
          </Stack>
        ))}
      </Wrap>
    </section>
  );
};
