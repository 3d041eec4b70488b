export interface MailAttachment {
  readonly filename: string | null;
  readonly mimeType: string;
  readonly bytes: number;
  /** Base64. */
  readonly content: string;
}

/** A mail that was accepted. */
export interface MailMessage {
  readonly id: string;
  /** Business time of arrival, ISO 8601. */
  readonly receivedAt: string;
  /** The envelope's recipients, in lower case. */
  readonly recipients: readonly string[];
  readonly from: string;
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly subject: string;
  readonly messageId: string | null;
  readonly text: string;
  readonly html: string | null;
  /** Every http and https address in the text and the markup, in order of appearance, without repeats. */
  readonly links: readonly string[];
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly attachments: readonly MailAttachment[];
}
