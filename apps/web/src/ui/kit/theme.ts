import { createTheme } from '@mantine/core';
import kit from './kit.module.css';
import { themeValues } from './theme-values.js';

/**
 * The theme of the kit: our values, our looks, and no component that would write styles at run time. Components are
 * named, not imported, so that a page loads only those it draws.
 */
export const theme = createTheme({
  ...themeValues,
  components: {
    Checkbox: { classNames: { input: kit.tick, label: kit.tickLabel } },
    Radio: { classNames: { radio: kit.tick, label: kit.tickLabel } },
    Input: { classNames: { input: kit.input, wrapper: kit.inputWrapper } },
    InputWrapper: {
      classNames: { root: kit.field, label: kit.label, description: kit.description, error: kit.error },
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    },
    Modal: {
      defaultProps: { lockScroll: false, centered: true, size: '40rem', radius: 'lg' },
      classNames: { title: kit.dialogTitle, header: kit.dialogHeader, content: kit.dialog, body: kit.dialogBody },
    },
    Drawer: {
      defaultProps: { lockScroll: false, size: '22rem' },
      classNames: { title: kit.dialogTitle, header: kit.dialogHeader, content: kit.drawer },
    },
    Menu: {
      defaultProps: { position: 'bottom-end', shadow: 'lg', radius: 'lg', width: '18rem' },
      classNames: { dropdown: kit.menu, item: kit.menuItem, label: kit.menuLabel },
    },
  },
});
