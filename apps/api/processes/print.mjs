/** Prints documents of many pages in a thread of its own: breaking and ordering their lines keeps nobody waiting. */
import { printSheet } from '../dist/kernel/pdf/print-sheet.js';
import { answerEach } from './answer-each.mjs';

answerEach(printSheet);
