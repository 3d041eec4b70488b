import { useTitle } from '../../lib/page/use-title.js';
import { PageFrame, Stack } from '../../ui/layout/layout.js';
import { Buttons } from './buttons.js';
import { Feedback } from './feedback.js';
import { Fields } from './fields.js';
import { FiguresAndData } from './figures.js';
import { Texts } from './texts.js';

/**
 * The components of the site in each of their states, for those who build it: `/catalogue` of a product that is not in
 * production, in every language (`?lng=ar`) and in the scheme of the browser. `npm run screens` looks at it, too.
 */
const Catalogue = () => {
  useTitle('Components');
  return (
    <PageFrame as="main" id="main">
      <Stack gap={8}>
        <h1 dir="ltr">Components</h1>
        <Stack gap={6} as="section" aria-labelledby="buttons">
          <h2 id="buttons" dir="ltr">
            ui/inputs, ui/data: actions
          </h2>
          <Buttons />
        </Stack>
        <Stack gap={6} as="section" aria-labelledby="fields">
          <h2 id="fields" dir="ltr">
            ui/inputs: fields
          </h2>
          <Fields />
          <Texts />
        </Stack>
        <Stack gap={6} as="section" aria-labelledby="figures">
          <h2 id="figures" dir="ltr">
            ui/data, ui/layout, ui/charts
          </h2>
          <FiguresAndData />
        </Stack>
        <Stack gap={6} as="section" aria-labelledby="feedback">
          <h2 id="feedback" dir="ltr">
            ui/feedback, ui/forms
          </h2>
          <Feedback />
        </Stack>
      </Stack>
    </PageFrame>
  );
};

export default Catalogue;
