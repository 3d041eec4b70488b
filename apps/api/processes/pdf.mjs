/**
 * Reads a PDF that somebody uploaded, in a process of its own (SEC-43, SEC-44): whatever a hostile file does to a
 * parser, it does here, and the parent ends it. In: a line of JSON (what to do, the length of the stamp), the stamp if
 * there is one (a PDF of one page), then the file. Out: the number of its pages, or the file with the stamp on each page; or
 * exit code 2 with the reason on the error stream.
 */
import process from 'node:process';
import { degrees, PDFArray, PDFDict, PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib';

const MOST_PAGES = 2000;
/** Names of a dictionary that start a program, or hide another file: ISO 32000-1, 7.11.4, 12.6.4 and 12.7.8. */
const ACTIVE_NAMES = ['JS', 'JavaScript', 'EmbeddedFiles', 'EF', 'RichMediaContent', 'XFA'];
const ACTIVE_ACTIONS = ['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'Movie', 'Rendition'];
/** Nesting of direct objects beyond this is no document. */
const DEEPEST = 100;

const refuse = (reason) => {
  process.stderr.write(reason);
  process.exit(2);
};

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const input = Buffer.concat(chunks);
const cut = input.indexOf(10);
const { stampBytes, stampName } = JSON.parse(input.subarray(0, cut).toString('utf8'));
const stampPdf = input.subarray(cut + 1, cut + 1 + stampBytes);
const file = input.subarray(cut + 1 + stampBytes);

function isActive(object, depth = 0) {
  if (depth > DEEPEST) return true;
  if (object instanceof PDFStream) return isActive(object.dict, depth + 1);
  if (object instanceof PDFArray) return object.asArray().some((part) => isActive(part, depth + 1));
  if (!(object instanceof PDFDict)) return false;
  if (ACTIVE_NAMES.some((name) => object.has(PDFName.of(name)))) return true;
  const action = object.get(PDFName.of('S'));
  if (action instanceof PDFName && ACTIVE_ACTIONS.includes(action.decodeText())) return true;
  return object.values().some((part) => isActive(part, depth + 1));
}

async function open() {
  const options = { ignoreEncryption: true, throwOnInvalidObject: true, updateMetadata: false, preserveXFA: true };
  const document = await PDFDocument.load(file, options);
  if (document.isEncrypted) refuse('locked');
  return document;
}

/** How many pages it has; nothing in it runs. */
function inspect(document) {
  const pages = document.getPageCount();
  if (pages === 0 || pages > MOST_PAGES) refuse('type');
  for (const [, object] of document.context.enumerateIndirectObjects()) if (isActive(object)) refuse('active');
  return pages;
}

/** The stamp across each page as it is shown, whichever way the page is turned, and once more at its foot. */
async function stampPages(document) {
  const [stamp] = await document.embedPdf(stampPdf, [0]);
  for (const page of document.getPages()) {
    const { x, y, width, height } = page.getCropBox();
    const turned = page.getRotation().angle;
    const isOnSide = turned % 180 !== 0;
    const shown = isOnSide ? { width: height, height: width } : { width, height };
    const slope = Math.atan2(shown.height, shown.width);
    const middle = { x: x + width / 2, y: y + height / 2 };
    const draw = (scale, offset, angle, opacity) => {
      // From the middle of the page as it is shown to the page's own axes.
      const turn = (turned * Math.PI) / 180;
      const at = angle + turn;
      const centre = {
        x: middle.x + offset.x * Math.cos(turn) - offset.y * Math.sin(turn),
        y: middle.y + offset.x * Math.sin(turn) + offset.y * Math.cos(turn),
      };
      const half = { x: (stamp.width * scale) / 2, y: (stamp.height * scale) / 2 };
      page.drawPage(stamp, {
        x: centre.x - half.x * Math.cos(at) + half.y * Math.sin(at),
        y: centre.y - half.x * Math.sin(at) - half.y * Math.cos(at),
        xScale: scale,
        yScale: scale,
        rotate: degrees((at * 180) / Math.PI),
        opacity,
      });
    };
    const across = (0.8 * Math.hypot(shown.width, shown.height)) / stamp.width;
    draw(across, { x: 0, y: 0 }, slope, 0.16);
    const small = (0.4 * shown.width) / stamp.width;
    draw(small, { x: 0, y: -shown.height / 2 + (stamp.height * small) / 3 }, 0, 0.7);
  }
}

try {
  const document = await open();
  const pages = inspect(document);
  if (stampBytes > 0) {
    await stampPages(document);
    document.setSubject(stampName);
    const made = await document.save({ useObjectStreams: true, addDefaultPage: false, updateFieldAppearances: false });
    await new Promise((resolve) => process.stdout.write(made, resolve));
  } else {
    await new Promise((resolve) => process.stdout.write(String(pages), resolve));
  }
} catch {
  refuse('type');
}
