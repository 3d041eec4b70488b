import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import type { MailAttachment, MailMessage } from './message.js';

const addressOf = (address: Address): string[] => {
  if (address.address !== undefined) {
    return [address.name ? `${address.name} <${address.address}>` : address.address];
  }
  return address.group.map((mailbox) => mailbox.address);
};

const attachmentOf = ({ filename, mimeType, content }: Attachment): MailAttachment => {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'base64') : Buffer.from(new Uint8Array(content));
  return { filename, mimeType, bytes: bytes.length, content: bytes.toString('base64') };
};

const decodeEntities = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&#x3D;', '=').replaceAll('&#61;', '=').replaceAll('&quot;', '"');

/** The addresses a reader could follow. */
export function linksIn(text: string, markup: string | undefined): string[] {
  const inMarkup = [...(markup ?? '').matchAll(/href\s*=\s*(["'])(https?:.*?)\1/gi)].map((match) =>
    decodeEntities(match[2] ?? ''),
  );
  const inText = [...text.matchAll(/https?:\/\/[^\s<>"')\]]+/g)].map((match) => match[0].replace(/[.,;:!?]+$/, ''));
  return [...new Set([...inText, ...inMarkup])];
}

/** Reads a mail as it came over the wire. */
export async function parseMail(
  raw: Buffer,
  envelope: { readonly id: string; readonly recipients: readonly string[]; readonly receivedAt: Date },
): Promise<MailMessage> {
  const email: Email = await PostalMime.parse(raw, { attachmentEncoding: 'base64' });
  const text = email.text ?? '';
  return {
    id: envelope.id,
    receivedAt: envelope.receivedAt.toISOString(),
    recipients: envelope.recipients.map((recipient) => recipient.toLowerCase()),
    from: email.from ? (addressOf(email.from)[0] ?? '') : '',
    to: (email.to ?? []).flatMap(addressOf),
    cc: (email.cc ?? []).flatMap(addressOf),
    subject: email.subject ?? '',
    messageId: email.messageId ?? null,
    text,
    html: email.html ?? null,
    links: linksIn(text, email.html),
    headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    attachments: email.attachments.map(attachmentOf),
  };
}
