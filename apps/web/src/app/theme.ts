import { Button, Checkbox, createTheme, Drawer, Input, Menu, Modal, Radio } from '@mantine/core';
import kit from './kit.module.css';
import { themeValues } from './theme-values.js';

/** The theme of the kit: our values, our looks, and no component that would write styles at run time. */
export const theme = createTheme({
  ...themeValues,
  components: {
    Button: Button.extend({ defaultProps: { variant: 'filled' }, classNames: { root: kit.button } }),
    Input: Input.extend({ classNames: { input: kit.input, wrapper: kit.inputWrapper } }),
    InputWrapper: Input.Wrapper.extend({
      classNames: { root: kit.field, label: kit.label, description: kit.description, error: kit.error },
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    }),
    Checkbox: Checkbox.extend({ classNames: { input: kit.tick, label: kit.tickLabel } }),
    Radio: Radio.extend({ classNames: { radio: kit.tick, label: kit.tickLabel } }),
    Modal: Modal.extend({
      defaultProps: { lockScroll: false, centered: true, size: '40rem', radius: 'lg' },
      classNames: { title: kit.dialogTitle, content: kit.dialog },
    }),
    Drawer: Drawer.extend({ defaultProps: { lockScroll: false, size: '22rem' }, classNames: { content: kit.drawer } }),
    Menu: Menu.extend({
      defaultProps: { position: 'bottom-end', shadow: 'lg', radius: 'lg', width: '18rem' },
      classNames: { dropdown: kit.menu, item: kit.menuItem, label: kit.menuLabel },
    }),
  },
});
