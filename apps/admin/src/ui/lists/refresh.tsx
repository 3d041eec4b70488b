import { IconRefresh } from '@tabler/icons-react';
import { useListContext, useTranslate } from 'react-admin';
import { ToolButton } from './tool-button.js';

/** Reads the list again. */
export const Refresh = () => {
  const translate = useTranslate();
  const { refetch, isFetching } = useListContext();
  return (
    <ToolButton
      icon={IconRefresh}
      label={translate('ra.action.refresh')}
      isBusy={isFetching}
      onClick={() => void refetch()}
    />
  );
};
