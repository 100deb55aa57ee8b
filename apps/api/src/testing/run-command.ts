import { execFile } from 'node:child_process';

/** Runs one of the api's commands as an operator does, with nothing of this process's environment but where programs are. */
export function runCommand(file: string, ...args: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) =>
    execFile(process.execPath, [file, ...args], { env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE } }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    ),
  );
}
