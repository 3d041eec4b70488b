import { spawn } from 'node:child_process';
import { guard } from './guard.js';

export interface RunResult {
  code: number;
  /** Both outputs, in the order they came. */
  output: string;
}

export interface RunOptions {
  folder: string;
  environment?: Readonly<Record<string, string | undefined>>;
  /** Receives every line of the standard output. */
  onLine?: (line: string) => void;
  /** Receives every line of the error output. */
  onError?: (line: string) => void;
  /** The output is also written to the terminal. */
  loud?: boolean;
  /** Only the error output does: for tools that report their progress there and data on the other. */
  errorsLoud?: boolean;
}

/** Splits chunks into lines. */
function byLine(hear: (line: string) => void = () => undefined): (piece: string) => void {
  let rest = '';
  return (piece) => {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(line);
  };
}

/** Runs a command to its end; never throws because of what the command does. */
export function run(command: string, parameters: readonly string[], options: RunOptions): Promise<RunResult> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, parameters, {
      cwd: options.folder,
      env: options.environment ?? process.env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const toLines = byLine(options.onLine);
    const toErrorLines = byLine(options.onError);
    const watcher = child.pid === undefined ? null : guard(child.pid, { ask: 'TERM', force: 'KILL' });
    child.stdout.on('data', (chunk: Buffer) => {
      const text = chunk.toString();
      output += text;
      if (options.loud) process.stdout.write(text);
      toLines(text);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      toErrorLines(chunk.toString());
      if (options.loud || options.errorsLoud) process.stderr.write(chunk);
    });
    child.once('error', (error) => {
      watcher?.release();
      const reason = `${command} cannot be run: ${error.message}`;
      if (options.loud || options.errorsLoud) process.stderr.write(`${reason}\n`);
      resolve({ code: 127, output: reason });
    });
    child.once('close', (code) => {
      watcher?.release();
      resolve({ code: code ?? 1, output });
    });
  });
}
