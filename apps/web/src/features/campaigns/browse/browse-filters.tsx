import { CAMPAIGN_TYPES, CATEGORIES } from '@cairn/contracts/campaigns/options';
import type { OpenCounts } from '@cairn/contracts/campaigns/open-counts.reply';
import { Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format/format.js';
import { offeredLabels, useOffered } from '../../../lib/site/use-offered.js';
import { layoutCss, Row, Stack } from '../../../ui/layout/layout.js';
import { textCss } from '../../../ui/text/text.js';
import { CLOSING_SOON, isFiltered, useBrowseFilter } from './browse-filter.js';
import { openCountsQuery } from '../queries.js';
import css from './browse-filters.module.css';

type Choice = ReturnType<typeof offeredLabels>[number];

/** Choices that would show nothing are left out, but for the one that is on. All of them while the counts are unknown. */
const withCounts = (choices: Choice[], counts: OpenCounts['types'] | undefined, on: string | null | undefined) =>
  choices
    .map((choice) => ({
      ...choice,
      campaigns: counts && (counts.find(({ code }) => code === choice.value)?.campaigns ?? 0),
    }))
    .filter(({ value, campaigns }) => campaigns !== 0 || value === on);

interface GroupProps {
  title: string;
  name: string;
  value: string | null;
  options: ReturnType<typeof withCounts>;
  onChange: (value: string | null) => void;
}

const Group = ({ title, name, value, options, onChange }: GroupProps) => {
  const { t, i18n } = useTranslation('browse');
  const all: GroupProps['options'] = [{ value: '', label: t('any'), campaigns: undefined }, ...options];
  return (
    <fieldset className={css.group}>
      <legend>{title}</legend>
      <Radio.Group name={name} value={value ?? ''} onChange={(next) => onChange(next || null)}>
        <Stack gap={2}>
          {all.map((option) => (
            <Radio
              key={option.value}
              value={option.value}
              label={
                <>
                  {option.label}{' '}
                  {option.campaigns !== undefined && (
                    <span className={css.count}>{formatNumber(option.campaigns, i18n.language)}</span>
                  )}
                </>
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
  const { t } = useTranslation(['browse', 'common']);
  const { filter, change, clear } = useBrowseFilter();
  const box = useRef<HTMLDivElement>(null);
  const types = useOffered('campaign-type', CAMPAIGN_TYPES, filter.investingType);
  const categories = useOffered('category', CATEGORIES, filter.category);
  const { data: counts } = useQuery(openCountsQuery);
  return (
    <div ref={box} tabIndex={-1} className={layoutCss.scripted}>
      <Row between className={css.head}>
        {titled && <h2>{t('filter')}</h2>}
        {isFiltered(filter) && (
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
      {(filter.closingSoon || Boolean(counts?.closingSoon)) && (
        <Group
          title={t('closing')}
          name={`${name}-closing`}
          value={filter.closingSoon ? CLOSING_SOON : null}
          options={[{ value: CLOSING_SOON, label: t('common:status.closingSoon'), campaigns: counts?.closingSoon }]}
          onChange={(closing) => change({ closing })}
        />
      )}
      <Group
        title={t('kind')}
        name={`${name}-kind`}
        value={filter.investingType ?? null}
        options={withCounts(
          offeredLabels(types, (code) => t(`common:kind.${code}`)),
          counts?.types,
          filter.investingType,
        )}
        onChange={(kind) => change({ kind })}
      />
      <Group
        title={t('sector')}
        name={`${name}-sector`}
        value={filter.category ?? null}
        options={withCounts(
          offeredLabels(categories, (code) => t(`common:category.${code}`)),
          counts?.sectors,
          filter.category,
        )}
        onChange={(sector) => change({ sector })}
      />
    </div>
  );
};
