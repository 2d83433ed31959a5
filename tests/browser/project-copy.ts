import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

const root = join(import.meta.dirname, '../..')

const LEFT_OUT = ['node_modules', 'dist', '.git', '.data', 'coverage', 'test-results']

export interface ProjectCopy {
  root: string
  /** Runs a program of this Node in the copy. @returns exit code and both streams as one text */
  run(...parameters: string[]): Promise<{ code: number; output: string }>
  /** Runs a tool of an installed package, like `typescript/bin/tsc`. */
  runTool(path: string, ...parameters: string[]): Promise<{ code: number; output: string }>
}

/**
 * A copy of the project that a test may change, deleted at the end; packages are shared with the original.
 *
 * @param isBuilt with the build of the original, which is that of the copy as long as it is not changed; default: without
 */
export function copyProject({ isBuilt = false } = {}): ProjectCopy {
  const copy = mkdtempSync(join(tmpdir(), 'atrium-project-'))
  cpSync(root, copy, {
    recursive: true,
    filter: (source) => !LEFT_OUT.includes(source.slice(root.length + 1).split('/')[0] as string),
  })
  if (isBuilt) cpSync(join(root, 'dist'), join(copy, 'dist'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir')
  afterAll(() => rmSync(copy, { recursive: true, force: true }))
  const run = (...parameters: string[]) =>
    new Promise<{ code: number; output: string }>((resolve) => {
      const options = {
        cwd: copy,
        env: { ...process.env, VITEST: undefined, NODE_ENV: undefined },
        maxBuffer: 64 * 1024 * 1024,
      }
      execFile(process.execPath, parameters, options, (error, stdout, stderr) =>
        resolve({ code: error ? ((error.code as unknown as number) ?? 1) : 0, output: stdout + stderr }),
      )
    })
  return { root: copy, run, runTool: (path, ...parameters) => run(join(copy, 'node_modules', path), ...parameters) }
}
