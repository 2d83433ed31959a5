import { gzipSync } from 'node:zlib'
import { parseHtml } from '../../server/testing/parse.ts'

/** What a page costs; bytes are those of gzip at its best, as the server sends pages it keeps. */
export interface Weight {
  status: number
  html: number
  elements: number
  /** The style sheets together, and how many they are. */
  css: number
  sheets: number
  /** Scripts that load without interaction: the loader, and islands with all they import. */
  loader: number
  islands: number
  /** Island scripts that wait for a tap, for focus, or for something kept. */
  waiting: number
  /** Scripts that come when something is opened, like the viewer of pictures, by the script that fetches them. */
  opened: Readonly<Record<string, number>>
  /** Preloaded fonts; they are compressed already. */
  fonts: number
  fontFiles: number
  /** Script elements that fetch something, and those among them that hold the page up. */
  scripts: number
  blocking: number
  /** Addresses of what is fetched ahead, beside the preloaded fonts. */
  ahead: string[]
  /** Bytes of HTML, not compressed, in which pictures say where they are and how wide; without links to downloads. */
  addresses: number
  pictures: number
  /** Tags of pictures that lack their size or how they load. */
  unsized: string[]
}

const IMPORT = /(?:from|import)\s*["'](\.{1,2}\/[^"']+|\/[^"']+)["']/g
const LATER = /import\(\s*["'`](\.{1,2}\/[^"'`]+)["'`]\s*\)/g

/** Links that make a browser fetch something before the page asks for it. */
const AHEAD = 'link:is([rel=preload]:not([as=font]), [rel=prefetch], [rel=modulepreload], [rel=prerender])'

const isUnsized = (image: Element): boolean =>
  !/^(lazy|eager)$/.test(image.getAttribute('loading') ?? '') ||
  ['width', 'height'].some((name) => !(Number(image.getAttribute(name)) > 0))

/** What pages load, by address: many load the same, whose name changes with what it holds. */
const loaded = new Map<string, Promise<Buffer>>()
const zippedBytes = new Map<string, Promise<number>>()

function remembered<Value>(known: Map<string, Promise<Value>>, key: string, make: () => Promise<Value>) {
  const value = known.get(key) ?? make()
  known.set(key, value)
  return value
}

const fileAt = (address: string): Promise<Buffer> =>
  remembered(loaded, address, async () => Buffer.from(await (await fetch(address)).arrayBuffer()))

const zippedAt = (address: string): Promise<number> =>
  remembered(zippedBytes, address, async () => gzipSync(await fileAt(address), { level: 9 }).length)

/** Fetches a page with all that it loads, and counts. */
export async function weigh(origin: string, path: string): Promise<Weight> {
  const answer = await fetch(origin + path)
  const html = await answer.text()
  const document = parseHtml(html)
  const addresses = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) as string)
  const whole = (address: string) => new URL(address, origin).href
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)
  const zipped = async (list: string[]) => sum(await Promise.all(list.map((address) => zippedAt(whole(address)))))
  const plain = async (list: string[]) =>
    sum(await Promise.all(list.map(async (address) => (await fileAt(whole(address))).length)))
  /** Scripts and all that they import at once. */
  const modules = async (entries: string[]) => {
    const known = new Set<string>()
    const follow = async (address: string): Promise<void> => {
      if (known.has(address)) return
      known.add(address)
      const text = (await fileAt(whole(address))).toString('utf8')
      await Promise.all(
        [...text.matchAll(IMPORT)].map(([, name]) => follow(new URL(name as string, origin + address).pathname)),
      )
    }
    await Promise.all(entries.map(follow))
    return [...known]
  }
  const sheets = addresses('link[rel=stylesheet]', 'href')
  const fonts = addresses('link[rel=preload][as=font]', 'href')
  const scriptElements = [...document.querySelectorAll<HTMLScriptElement>('script[src]')]
  const scripts = await modules(addresses('script[src]', 'src'))
  const islands = await modules(addresses('[data-island]:not([data-load=focus], [data-kept])', 'data-island'))
  const waiting = await modules(addresses('[data-island]:is([data-load=focus], [data-kept])', 'data-island'))
  const atOnce = [...scripts, ...islands, ...waiting]
  const opened: Record<string, number> = {}
  for (const address of atOnce)
    for (const [, name] of (await fileAt(whole(address))).toString('utf8').matchAll(LATER)) {
      const later = await modules([new URL(name as string, origin + address).pathname])
      opened[address.replace(/.*\/|\.[^.]+\.js$/g, '')] = await zipped(later.filter((one) => !atOnce.includes(one)))
    }
  return {
    status: answer.status,
    html: gzipSync(html, { level: 9 }).length,
    elements: document.querySelectorAll('*').length,
    css: await zipped(sheets),
    sheets: sheets.length,
    loader: await zipped(scripts),
    islands: await zipped(islands.filter((address) => !scripts.includes(address))),
    waiting: await zipped(waiting.filter((address) => !scripts.includes(address) && !islands.includes(address))),
    opened,
    fonts: await plain(fonts),
    fontFiles: fonts.length,
    scripts: scriptElements.length,
    blocking: scriptElements.filter(({ type, defer, async }) => type !== 'module' && !defer && !async).length,
    ahead: addresses(AHEAD, 'href'),
    addresses: sum(
      [...html.matchAll(/ (?:src|srcset|sizes|href|poster|data-widths|data-srcset)="([^"]*)"/gi)].map(
        ([attribute, value = '']) =>
          /\/iiif\/(?!.*\?download=)|^\d{3}[\d ]+$|\dv[wh]\b/.test(value) ? attribute.length : 0,
      ),
    ),
    pictures: document.querySelectorAll('img').length,
    unsized: [...document.querySelectorAll('img')].filter(isUnsized).map(({ outerHTML }) => outerHTML),
  }
}
