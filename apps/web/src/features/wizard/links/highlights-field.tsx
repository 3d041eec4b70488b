import { LONGEST_HIGHLIGHT, MOST_HIGHLIGHTS } from '@cairn/contracts/campaigns/wizard/link-names';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/brand/icon.js';
import type { FieldProps } from '../../../ui/forms/form-field.js';
import { Button } from '../../../ui/inputs/button.js';
import { FreeTextInput } from '../../../ui/inputs/free-text.js';
import { layoutCss, Row, Stack } from '../../../ui/layout/layout.js';
import { Text } from '../../../ui/text/text.js';

/** The points that a reader should remember, one line each. */
export const HighlightsField = ({ ref, value, onChange, onBlur, error }: FieldProps) => {
  const { t } = useTranslation('wizard');
  const points: readonly string[] = Array.isArray(value) ? (value as readonly string[]) : []; // the form's own list
  const list = useRef<HTMLDivElement>(null);
  const isAdded = useRef(false);
  // Its field is there once the form has drawn it.
  useEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    [...(list.current?.querySelectorAll('input') ?? [])].at(-1)?.focus();
  });
  const put = (at: number, text: string) => onChange(points.map((point, here) => (here === at ? text : point)));
  return (
    <div ref={list}>
      <Stack gap={3}>
        {points.map((point, at) => (
          // A point has no name but its place.
          <Row key={at} top>
            <div className={layoutCss.grow}>
              <FreeTextInput
                ref={at === 0 ? ref : undefined}
                value={point}
                maxLength={LONGEST_HIGHLIGHT}
                aria-label={t('story.highlight', { number: at + 1 })}
                onChange={({ currentTarget }) => put(at, currentTarget.value)}
                onBlur={onBlur}
                error={error}
              />
            </div>
            <Button
              variant="subtle"
              aria-label={t('story.removeHighlight', { number: at + 1 })}
              onClick={() => onChange(points.filter((_point, here) => here !== at))}
            >
              <Icon of={IconX} />
            </Button>
          </Row>
        ))}
        <Row>
          <Button
            variant="default"
            size="sm"
            leftSection={<Icon of={IconPlus} size="small" />}
            disabled={points.length >= MOST_HIGHLIGHTS}
            onClick={() => {
              isAdded.current = true;
              onChange([...points, '']);
            }}
          >
            {t('story.addHighlight')}
          </Button>
        </Row>
        <Text as="p" size="small" muted>
          {t('story.highlightsNote')}
        </Text>
      </Stack>
    </div>
  );
};
