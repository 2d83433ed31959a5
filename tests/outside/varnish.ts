import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'

const VCL = join(import.meta.dirname, '../../deploy/varnish.vcl')
const PARAMETERS = ['-j', 'none', '-s', 'malloc,64M', '-p', 'http_gzip_support=off']

/** How `deploy/varnish.vcl` was compiled by the Varnish of this machine. */
export const compiled = spawnSync('varnishd', ['-j', 'none', '-C', '-f', VCL], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
const isInstalled = (compiled.error as NodeJS.ErrnoException | undefined)?.code !== 'ENOENT'
const hasModule = isInstalled && !/Could not find VMOD/i.test(compiled.stderr)

/** Why there is no Varnish that can be used; undefined: there is one. */
export const whyNoVarnish = hasModule
  ? undefined
  : isInstalled
    ? 'the module xkey is not installed'
    : 'varnishd is not installed'

/** Like `Varnish 7.1.1`. */
export const varnishVersion = (): string => {
  const { stderr } = spawnSync('varnishd', ['-V'], { encoding: 'utf8' })
  return `Varnish ${/varnish-([\d.]+)/.exec(stderr)?.[1] ?? ''}`.trim()
}

/** A Varnish before two nodes, as `deploy/varnish.vcl` says; it looks more often whether they are ready. */
export interface Varnish {
  /** Known before it is started, so that nodes can be told. */
  origin: string
  /** @param nodes ports of both */
  start(nodes: readonly [number, number]): Promise<void>
  stop(): Promise<void>
}

/** @param secret by which nodes may purge */
export async function prepareVarnish(secret: string): Promise<Varnish> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-varnish-'))
  const origin = `http://127.0.0.1:${await freePort()}`
  let end = async () => {}
  return {
    origin,
    async start([first, second]) {
      const file = join(folder, 'varnish.vcl')
      const vcl = readFileSync(VCL, 'utf8').replace('"3000"', `"${first}"`).replace('"3001"', `"${second}"`)
      writeFileSync(file, vcl.replaceAll('.interval = 2s', '.interval = 200ms'))
      const address = origin.replace('http://', '')
      const varnish = spawn('varnishd', ['-F', '-n', folder, '-a', address, '-f', file, ...PARAMETERS], {
        env: { ...process.env, VARNISH_PURGE_SECRET: secret, VARNISH_PURGE_SECRET_BEFORE: `${secret}-before` },
        stdio: 'ignore',
      })
      const ended = once(varnish, 'close')
      end = async () => {
        varnish.kill('SIGTERM')
        await ended
      }
      for (let attempt = 0; attempt < 200; attempt++) {
        const answer = await fetch(origin).catch(() => undefined)
        if (answer && answer.status < 500) return
        if (varnish.exitCode !== null) break
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      throw new Error(`Varnish does not answer at ${origin}, or its nodes do not answer it.`)
    },
    async stop() {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
