/**
 * Reads a bank's statements, in a process of its own: a file of tens of megabytes takes seconds, and memory that the
 * parent limits. In: a line of JSON (how it is to be read), then the file. Out: a line of JSON a record; or exit code 2
 * with the refusal, as JSON, on the error stream.
 */
import process from 'node:process';
import { readFile } from '../dist/modules/bank-statements/reading/statement-records.js';

const LINE_END = 10;

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const input = Buffer.concat(chunks);
const cut = input.indexOf(LINE_END);
const read = readFile(input.subarray(cut + 1), JSON.parse(input.subarray(0, cut).toString('utf8')));

if ('refused' in read) {
  process.stderr.write(JSON.stringify(read.refused));
  process.exitCode = 2;
} else {
  for (const record of read.records) process.stdout.write(`${JSON.stringify(record)}\n`);
}
