import { Divider, IconButton, ListItemText, Menu, MenuItem } from '@mui/material';
import { LANGUAGES } from '@cairn/contracts';
import { useState } from 'react';
import { useLocaleState, useLogout, useTheme } from 'react-admin';
import { useMe } from '../../lib/data/reader.js';
import { useSay } from '../../lib/words/words.js';
import { Avatar } from '../records/avatar.js';
import { Hidden } from '../records/text.js';

/** The account menu: who is signed in, language, theme and sign-out. */
export const AccountMenu = () => {
  const say = useSay();
  const me = useMe();
  const logout = useLogout();
  const [locale, setLocale] = useLocaleState();
  const [scheme, setScheme] = useTheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  if (me === undefined) return null;
  return (
    <>
      <IconButton
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar id={String(me.id)} name={me.fullName ?? me.email} />
        <Hidden>{say('account.open', { name: me.fullName })}</Hidden>
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close} disableScrollLock>
        <MenuItem disabled>
          <ListItemText primary={me.fullName} secondary={<bdi dir="ltr">{me.email}</bdi>} />
        </MenuItem>
        <Divider />
        {LANGUAGES.map(({ code, name }) => (
          <MenuItem
            key={code}
            lang={code}
            role="menuitemradio"
            aria-checked={locale === code}
            selected={locale === code}
            onClick={() => {
              setLocale(code);
              close();
            }}
          >
            {name}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem
          onClick={() => {
            setScheme(scheme === 'dark' ? 'light' : 'dark');
            close();
          }}
        >
          {say(scheme === 'dark' ? 'account.light' : 'account.dark')}
        </MenuItem>
        <MenuItem onClick={() => void logout()}>{say('account.sign_out')}</MenuItem>
      </Menu>
    </>
  );
};
