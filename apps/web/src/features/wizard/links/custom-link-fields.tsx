import { LONGEST_LINK_TITLE, MOST_CUSTOM_LINKS } from '@cairn/contracts/campaigns/wizard/link-names';
import { TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/brand/icon.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Button } from '../../../ui/inputs/button.js';
import { FreeTextInput } from '../../../ui/inputs/free-text.js';
import { Columns, Row, Stack } from '../../../ui/layout/layout.js';
import { ConflictChoice } from '../autosave/conflict-choice.js';
import type { CompanyFormValues } from '../company-values.js';
import { shownLinks } from './link-values.js';

/** Links of the owner's own choice. */
export const CustomLinkFields = ({ form: { control } }: { form: CompanyFormValues }) => {
  const { t } = useTranslation('wizard');
  const { fields, append, remove } = useFieldArray({ control, name: 'customLinks' });
  return (
    <Stack gap={4}>
      {fields.map(({ id }, at) => (
        <Columns key={id} kind="pair">
          <FormField control={control} name={`customLinks.${at}.title`}>
            {(props) => (
              <FreeTextInput
                {...props}
                maxLength={LONGEST_LINK_TITLE}
                label={t('links.linkTitle', { number: at + 1 })}
              />
            )}
          </FormField>
          <Stack gap={2}>
            <FormField control={control} name={`customLinks.${at}.url`}>
              {(props) => <TextInput {...props} type="url" dir="ltr" label={t('links.linkUrl', { number: at + 1 })} />}
            </FormField>
            <Row>
              <Button variant="subtle" size="sm" onClick={() => remove(at)}>
                {t('links.remove', { number: at + 1 })}
              </Button>
            </Row>
          </Stack>
        </Columns>
      ))}
      <Row>
        <Button
          variant="default"
          size="sm"
          leftSection={<Icon of={IconPlus} size="small" />}
          disabled={fields.length >= MOST_CUSTOM_LINKS}
          onClick={() => append({ title: '', url: '' })}
        >
          {t('links.add')}
        </Button>
      </Row>
      <ConflictChoice field="customLinks" show={shownLinks} />
    </Stack>
  );
};
