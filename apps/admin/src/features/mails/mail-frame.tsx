import type { Wire } from '@cairn/contracts';
import type { MailPreview } from '@cairn/contracts/communication/console.replies';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '../../lib/words/words.js';
import { Loading } from '../../ui/layout/loading.js';
import { ErrorNotice } from '../../ui/records/notice.js';
import { Tabs } from '../../ui/records/tabs.js';
import { Said } from '../../ui/records/text.js';
import { drawMail } from './draw-mail.js';
import css from './mails.module.css';

/** The mail in a shadow tree, so that styles of the console and of the mail do not mix. */
const Drawn = ({ html }: { html: string }) => {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'open' });
    root?.replaceChildren(drawMail(html));
  }, [html]);
  return <div ref={host} className={css.drawn} />;
};

interface MailFrameProps {
  preview: UseQueryResult<Wire<MailPreview>>;
  label: string;
}

/** The mail as HTML and as plain text. */
export const MailFrame = ({ preview: { data, error, refetch }, label }: MailFrameProps) => {
  const say = useSay();
  const [kind, setKind] = useState<'html' | 'text'>('html');
  return (
    <section className={css.frame} aria-label={label}>
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <Loading />}
      {data !== undefined && (
        <>
          <p className={css.subject}>
            <Said>{data.subject}</Said>
          </p>
          <Tabs
            label={label}
            tabs={[
              { key: 'html', label: say('mails.as_mail') },
              { key: 'text', label: say('mails.as_text') },
            ]}
            current={kind}
            onChange={setKind}
          >
            {kind === 'html' ? (
              <Drawn html={data.html} />
            ) : (
              <pre className={css.text} dir="auto">
                {data.text}
              </pre>
            )}
          </Tabs>
        </>
      )}
    </section>
  );
};
