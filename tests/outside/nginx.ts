import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'

const FILE = join(import.meta.dirname, '../../deploy/nginx.conf')
const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`
const isMissing = (program: string, option: string) =>
  spawnSync(program, [option], { env: { ...process.env, PATH } }).error !== undefined

/** Why there is no nginx that can be used; undefined: there is one. */
export const whyNoNginx = isMissing('nginx', '-v')
  ? 'nginx is not installed'
  : isMissing('openssl', 'version')
    ? 'openssl is not installed, which makes a certificate'
    : undefined

/** An nginx before a site, as `deploy/nginx.conf` says. */
export interface Nginx {
  /** Ports of plain and of encrypted visits. */
  http: number
  https: number
  /** Folder in which proofs for a certificate are put. */
  challenges: string
  stop(): Promise<void>
}

/** What the test of its configuration says. */
export interface Checked {
  code: number | null
  said: string
}

/** Writes the documented file with ports and paths of this machine. @returns how nginx finds it, and starts it */
export async function prepareNginx(sitePort: number): Promise<{ check(): Checked; start(): Promise<Nginx> }> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-nginx-'))
  const [http, https] = [await freePort(), await freePort()]
  const place = (name: string) => join(folder, name)
  for (const name of ['www', 'temporary']) mkdirSync(place(name))
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'].concat([
      '-subj',
      '/CN=www.example.org',
      '-keyout',
      place('privkey.pem'),
      '-out',
      place('fullchain.pem'),
    ]),
    { stdio: 'ignore' },
  )
  const site = readFileSync(FILE, 'utf8')
    .replaceAll('listen [::]:80;', '')
    .replaceAll('listen [::]:443 ssl http2;', '')
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replaceAll('listen 443 ssl', `listen 127.0.0.1:${https} ssl`)
    .replaceAll('/etc/letsencrypt/live/www.example.org', folder)
    .replace('/var/www/html', place('www'))
    .replace('server 127.0.0.1:3000', `server 127.0.0.1:${sitePort}`)
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const paths = kinds.map((kind) => `${kind}_temp_path ${place('temporary')}/${kind};`).join('\n')
  // As Debian's own file: one that is included within `http`.
  const main = `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${place('nginx.pid')};
daemon off;
error_log stderr warn;
events { worker_connections 1024; }
http {
access_log off;
${paths}
include ${place('atrium.conf')};
}
`
  writeFileSync(place('atrium.conf'), site)
  writeFileSync(place('nginx.conf'), main)
  const parameters = ['-p', folder, '-c', place('nginx.conf'), '-e', 'stderr']
  const environment = { ...process.env, PATH }
  const discard = () => rmSync(folder, { recursive: true, force: true })
  return {
    check() {
      const { status, stderr } = spawnSync('nginx', [...parameters, '-t'], { env: environment, encoding: 'utf8' })
      return { code: status, said: stderr }
    },
    async start() {
      const nginx = spawn('nginx', parameters, { env: environment, stdio: ['ignore', 'ignore', 'pipe'] })
      let said = ''
      nginx.stderr.setEncoding('utf8').on('data', (text) => (said += text))
      const ended = once(nginx, 'close')
      const stop = async () => {
        nginx.kill('SIGTERM')
        await ended
        discard()
      }
      for (let attempt = 0; attempt < 200; attempt++) {
        if (await fetch(`http://127.0.0.1:${http}`, { redirect: 'manual' }).catch(() => undefined))
          return { http, https, challenges: place('www/.well-known/acme-challenge'), stop }
        if (nginx.exitCode !== null) break
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      await stop()
      throw new Error(`nginx does not answer:\n${said}`)
    },
  }
}
