import { Injectable } from '@nestjs/common';
import type { Language } from '@cairn/contracts';
import type { ShareCertificate } from '@cairn/contracts/certificates/certificates.replies';
import { directionOf, formatCount, formatInstant, formatMoney } from '@cairn/i18n';
import { Config } from '../../../kernel/config/config.js';
import { FileReply } from '../../../kernel/http/envelope.js';
import { Words } from '../../../kernel/i18n/words.js';
import { isolate } from '../../../kernel/pdf/bidi-line.js';
import { Paper } from '../../../kernel/pdf/paper.js';
import { SettingsService } from '../../settings/index.js';

/** A4 on its side, in points. */
const SIZE: [number, number] = [841.89, 595.28];
/** Of the picture that leads to the page that verifies it: wide enough for the camera of a phone. */
const SCAN_SIDE = 84;
/** Of the note, which stands beside it. */
const BESIDE_SCAN = 640;

/** A share certificate as a PDF of one page, in the reader's language; the same certificate is the same file. */
@Injectable()
export class CertificatePaper {
  constructor(
    private readonly words: Words,
    private readonly settings: SettingsService,
    private readonly config: Config,
  ) {}

  async print(certificate: ShareCertificate, language: Language): Promise<FileReply> {
    const { number, status, issuedAt, endedAt, currency, code } = certificate;
    const say = this.words.in(language);
    const { siteName, timezone } = await this.settings.public();
    const words = (key: string, params: Record<string, unknown> = {}): string =>
      say(`paper.certificate.${key}`, params);
    const instant = (at: Date): string => isolate(formatInstant(language, at, timezone));
    const count = (value: number): string => isolate(formatCount(language, value));
    // What it says depends on whether it has ended since, and so does the day in the file.
    const paper = await Paper.begin(directionOf(language), {
      title: `${words('title')} ${number}`,
      at: endedAt ?? issuedAt,
      size: SIZE,
    });
    const { default: QRCode } = await import('qrcode');
    const address = `${this.config.PUBLIC_URL}/verify-certificate/${code}`;
    paper.paragraph(isolate(siteName), { weight: 600, size: 12 });
    paper.paragraph(words('title'), { weight: 600, size: 28 });
    if (status !== 'valid')
      paper.paragraph(words(`ended.${status}`, { at: instant(endedAt ?? issuedAt) }), { weight: 600 });
    paper.deed();
    paper.space(4);
    paper.paragraph(
      words('certifies', { holder: isolate(certificate.holderName), company: isolate(certificate.company) }),
      { size: 14 },
    );
    paper.space(6);
    paper.row(words('number'), isolate(number), true);
    paper.row(words('holder'), isolate(certificate.holderName));
    paper.row(words('shares'), count(certificate.units));
    paper.row(
      words('numbered'),
      words('range', { first: count(certificate.firstShare), last: count(certificate.lastShare) }),
    );
    paper.row(words('price'), isolate(formatMoney(language, certificate.pricePerShare, currency)));
    paper.row(words('issued'), instant(issuedAt));
    paper.row(words('code'), isolate(code), true);
    paper.row(words('checkAt'), isolate(address));
    paper.space(6);
    paper.scanCode(QRCode.create(address, { errorCorrectionLevel: 'M' }).modules, SCAN_SIDE);
    paper.paragraph(words('note'), { muted: true, size: 9, width: BESIDE_SCAN });
    return new FileReply(await paper.finish(), 'application/pdf', `certificate-${code}.pdf`);
  }
}
