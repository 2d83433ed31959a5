import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Failure, say, step } from '../../server/commands/line/say.mjs'
import { run } from './command.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'msedge']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Finds a Chromium that works, or installs one: the one that `BROWSER_PATH` names, the system's, Playwright's, the one
 * in the package registry, and at last the system's package when we may install it.
 *
 * @returns {Promise<string>} path of the program
 * @throws when there is none, saying what to do
 */
export async function findBrowser() {
  if (process.env.BROWSER_PATH) return process.env.BROWSER_PATH
  for (const find of [inSystem, ofPlaywright, ofRegistry, fromSystemPackages]) {
    const path = await find()
    if (path && (await works(path))) return path
  }
  throw new Failure(
    'No browser was found, and none could be installed. Install Chromium or Chrome, or set BROWSER_PATH to the program.',
  )
}

function inSystem() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const paths = NAMES.flatMap((name) =>
    folders.map((folder) => join(folder, process.platform === 'win32' ? `${name}.exe` : name)),
  )
  return [...paths, ...PLACES].find((path) => existsSync(path))
}

async function ofPlaywright() {
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

async function ofRegistry() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  // Read by the package when it is imported: it brings the libraries that bare systems lack.
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return step('Unpacking the browser of the package registry', () => chromium.executablePath())
}

async function fromSystemPackages() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  await step('Installing Chromium from the system packages', async () => {
    await run('apt-get', ['update'], { quiet: true })
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { quiet: true })
  })
  return inSystem()
}

async function works(path) {
  const { chromium } = await import('playwright')
  try {
    const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'], timeout: 30_000 })
    await browser.close()
    return true
  } catch (error) {
    say(`  ${path} does not start: ${error.message.split('\n')[0]}`)
    return false
  }
}
