import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { Failure } from '../../server/commands/line/say.mjs'

/** A start or an answer that takes longer has failed, in milliseconds. */
const TIMEOUT = 60_000

/**
 * Finds the build in a folder.
 *
 * @param {string} folder a checkout that is built, or the folder that its build wrote
 * @returns {{ checkout: string, server: string }} the folder it is run in, and that of its programs
 * @throws Failure when there is none
 */
export function findBuild(folder) {
  const given = resolve(folder)
  for (const [checkout, build] of [
    [given, join(given, 'dist')],
    [dirname(given), given],
  ])
    if (existsSync(join(build, 'server/main.mjs'))) return { checkout, server: join(build, 'server') }
  throw new Failure(`${folder} holds no build. Run "npm run build" there, or give the folder of another checkout.`, 2)
}

/**
 * Serves a build from an empty data directory.
 *
 * @param {{ checkout: string, server: string }} build
 * @param {Record<string, string>} settings environment variables
 * @throws Failure with all that the server wrote, when it does not start
 */
export async function serve({ checkout, server }, settings) {
  const data = mkdtempSync(join(tmpdir(), 'atrium-compare-'))
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    SHUTDOWN_DELAY: '0',
    DATA_DIR: data,
    IMAGE_WARMING: 'false',
    CONTENT_DIR: 'demo/content',
    ...settings,
  }
  const child = spawn(process.execPath, [join(server, 'main.mjs')], { cwd: checkout, env, stdio: 'pipe' })
  const stop = () => {
    child.kill('SIGKILL')
    // What it still writes while it ends must not keep the folder from going.
    rmSync(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
  }
  process.once('exit', stop)
  let output = ''
  const origin = await new Promise((found, reject) => {
    const fail = (why) => reject(new Failure(`The server of ${checkout} ${why}:\n${output}`, 2))
    const timer = setTimeout(fail, TIMEOUT, 'did not start in time')
    child.on('close', () => fail('ended'))
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
        const address = /^Open (http:\S+)$/m.exec(output)?.[1]
        if (!address) return
        clearTimeout(timer)
        found(address)
      })
  })
  // A site that is below a path of its host leads there from the root.
  const path = /<a href="(\/[^"]+)">Home page</.exec((await ask(origin, '/')).body.toString())?.[1] ?? ''
  const home = await ask(origin, path || '/')
  const host = /rel="canonical" href="https?:\/\/([^/"]+)/.exec(home.body.toString())?.[1] ?? new URL(origin).host
  const endpoints = () => endpointsOf(checkout, server, env)
  return { host, path, endpoints, ask: (address) => ask(origin, address, host) }
}

/** Addresses of endpoints, as the command `describe` lists them; those with parameters are found by links. */
function endpointsOf(checkout, server, env) {
  const listed = execFileSync(process.execPath, [join(server, 'describe.mjs')], {
    cwd: checkout,
    env,
    encoding: 'utf8',
  })
  return [...listed.matchAll(/^\s*GET (\/[^\s:*]*)(?=\s|$)/gm)].map(([, address]) => address)
}

/** @returns {Promise<import('./answers.mjs').Answer>} redirects are not followed */
const ask = (origin, path, host = new URL(origin).host) =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const asked = request({ hostname, port, path, headers: { host }, timeout: TIMEOUT }, (answer) => {
      const chunks = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }),
      )
    })
    asked.on('timeout', () => asked.destroy(new Error('took too long')))
    asked.on('error', (error) => reject(new Failure(`${origin}${path} does not answer: ${error.message}.`, 2)))
    asked.end()
  })
