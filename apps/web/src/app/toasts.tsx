import { MantineThemeProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { useTranslation } from 'react-i18next';

/** C-09: toasts appear at the top of the inline end and close after five seconds. */
const TOAST_MS = 5000;

const Toasts = ({ direction }: { direction: 'ltr' | 'rtl' }) => {
  const { t } = useTranslation('common');
  const closeButtonProps = { 'aria-label': t('close') };
  return (
    <MantineThemeProvider theme={{ components: { Notification: { defaultProps: { closeButtonProps } } } }}>
      <Notifications position={direction === 'rtl' ? 'top-left' : 'top-right'} autoClose={TOAST_MS} />
    </MantineThemeProvider>
  );
};

export default Toasts;
