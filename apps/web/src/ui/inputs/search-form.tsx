import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.js';

interface SearchFormProps {
  /** The page of search results, with the search text in its address under `q`. */
  action: string;
  /** The other parameters of the address, which stay. */
  kept?: Readonly<Record<string, string | null | undefined>> | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Around a search that answers while one types; without scripts it is sent, and the page shows the results. */
export const SearchForm = ({ action, kept = {}, className, children }: SearchFormProps) => {
  const { t } = useTranslation('common');
  return (
    <search className={className}>
      <form method="get" action={action} onSubmit={(event) => event.preventDefault()}>
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {children}
        <noscript>
          <Button type="submit" variant="default" changes={false}>
            {t('searchNow')}
          </Button>
        </noscript>
      </form>
    </search>
  );
};
