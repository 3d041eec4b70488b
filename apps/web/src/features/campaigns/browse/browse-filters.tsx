import { Radio } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format/format.js';
import { layoutCss, Row, Stack } from '../../../ui/layout/layout.js';
import { textCss } from '../../../ui/text/text.js';
import { isFiltered, useBrowseFilter } from './browse-filter.js';
import { useBrowseGroups, type BrowseGroup } from './browse-options.js';
import css from './browse-filters.module.css';

const Group = ({ group, name }: { group: BrowseGroup; name: string }) => {
  const { i18n } = useTranslation('browse');
  return (
    <fieldset className={css.group}>
      <legend>{group.title}</legend>
      <Radio.Group name={name} value={group.value} onChange={(next) => group.choose(next || null)}>
        <Stack gap={2}>
          {[group.none, ...group.options].map((option) => (
            <Radio
              key={option.value}
              value={option.value}
              className={css.choice}
              label={
                <span className={css.label}>
                  {option.label}{' '}
                  {option.campaigns !== undefined && (
                    <span className={css.count}>{formatNumber(option.campaigns, i18n.language)}</span>
                  )}
                </span>
              }
            />
          ))}
        </Stack>
      </Radio.Group>
    </fieldset>
  );
};

/** The filters at the side, or in the drawer on a phone, which has its own title. */
export const BrowseFilters = ({ name, titled }: { name: string; titled?: boolean }) => {
  const { t } = useTranslation('browse');
  const { filter, applied, clear } = useBrowseFilter();
  const groups = useBrowseGroups();
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} tabIndex={-1} className={layoutCss.scripted}>
      <Row between className={css.head}>
        {titled && <h2>{t('filter')}</h2>}
        {(isFiltered(filter) || applied.length > 0) && (
          <button
            type="button"
            className={textCss.link}
            onClick={() => {
              clear();
              // The button disappears with the filters that it cleared.
              box.current?.focus();
            }}
          >
            {t('clear')}
          </button>
        )}
      </Row>
      {groups.map((group) => (
        <Group key={group.name} group={group} name={`${name}-${group.name}`} />
      ))}
    </div>
  );
};
