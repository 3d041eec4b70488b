import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Row, Stack } from '../layout/layout.js';
import { Text, textCss } from '../text/text.js';

interface ChartFrameProps {
  title: string;
  /** One sentence that describes the drawing; it and the table replace the drawing for screen readers. */
  sentence: ReactNode;
  chart: ReactNode;
  /** What its colours stand for. */
  legend?: ReactNode;
  /** The same figures as a table. */
  table: ReactNode;
}

/** A chart with its title, its sentence, and its figures as a table for who would rather read them. */
export const ChartFrame = ({ title, sentence, chart, legend, table }: ChartFrameProps) => {
  const { t } = useTranslation('common');
  const [asTable, setAsTable] = useState(false);
  return (
    <Stack as="section">
      <Row between flow>
        <h2 className={textCss.title3}>{title}</h2>
        <Row flow>
          {!asTable && legend}
          <button type="button" className={textCss.link} aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {t(asTable ? 'chart.asChart' : 'chart.asTable')}
          </button>
        </Row>
      </Row>
      {asTable ? table : chart}
      <Text as="p" size="small" muted>
        {sentence}
      </Text>
    </Stack>
  );
};
