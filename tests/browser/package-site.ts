import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

const root = join(import.meta.dirname, '../..')

export interface PackageSite {
  root: string
  /** Size of the packed package, in bytes. */
  packedBytes: number
  /** Files of the package, from its folder. */
  files: string[]
  /** Runs a program of the package in the folder of the site. @returns exit code and both streams as one text */
  run(program: string, ...parameters: string[]): Promise<{ code: number; output: string }>
}

/**
 * The repository of a new site with the package as it would be published; deleted at the end. All other packages are
 * those of the project: to install them anew takes longer than the rest.
 *
 * @param parameters of `atrium new site <folder>`
 */
export async function packageSite(...parameters: string[]): Promise<PackageSite> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-site-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const pack = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder]
  const npm = process.env.npm_execpath
  const printed = npm?.endsWith('.js')
    ? execFileSync(process.execPath, [npm, ...pack], { cwd: root, encoding: 'utf8' })
    : execFileSync('npm', pack, { cwd: root, encoding: 'utf8' })
  const [{ filename, files }] = JSON.parse(printed) as [{ filename: string; files: { path: string }[] }]
  execFileSync('tar', ['-xzf', join(folder, filename), '-C', folder])
  const packedBytes = statSync(join(folder, filename)).size

  const site = join(folder, 'site')
  const run = (program: string, ...given: string[]) =>
    new Promise<{ code: number; output: string }>((resolve) =>
      execFile(
        process.execPath,
        [program, ...given],
        {
          cwd: site,
          env: { ...process.env, VITEST: undefined, NODE_ENV: undefined, CONTENT_DIR: undefined },
          maxBuffer: 64 * 1024 * 1024,
        },
        (error, stdout, stderr) =>
          resolve({ code: error ? ((error.code as unknown as number) ?? 1) : 0, output: stdout + stderr }),
      ),
    )
  mkdirSync(site)
  // Nothing is installed yet: what writes a site needs Node alone.
  const written = await run(join(folder, 'package/bin/atrium.mjs'), 'new', 'site', site, ...parameters)
  if (written.code !== 0) throw new Error(written.output)
  mkdirSync(join(site, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules')))
    symlinkSync(join(root, 'node_modules', name), join(site, 'node_modules', name))
  execFileSync('cp', ['-R', join(folder, 'package'), join(site, 'node_modules/atrium')])
  const paths = files.map(({ path }) => path)
  const program = join(site, 'node_modules/atrium/bin/atrium.mjs')
  return { root: site, packedBytes, files: paths, run: (...command) => run(program, ...command) }
}
