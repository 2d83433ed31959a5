import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contentDirectory, documentEntry, writeEntry } from '../browser/content.ts'
import { type ServedSite, startServer } from '../browser/server.ts'
import { demo } from '../pages/demo-content.ts'
import { note } from './report/figures.ts'
import { fillDisk, onDisk, withoutDisks } from './small-disk.ts'

const PAGES = 40
const pages = Array.from({ length: PAGES }, (_, index) =>
  documentEntry(`page-${index}`, `Words of page ${index}. `.repeat(200)),
)
const SECRET = 'long enough a secret'
const FILL = 'dd if=/dev/zero of="$DATA_DIR/filling" bs=512 2>/dev/null'

const text = async (site: ServedSite, path: string) => {
  const answer = await fetch(site.origin + path)
  expect([path, answer.status]).toEqual([path, 200])
  return answer.text()
}

async function expectWhole(site: ServedSite) {
  for (let index = 0; index < PAGES; index++)
    expect(await text(site, `/page-${index}`)).toContain(`Words of page ${index}.`)
  expect((await fetch(`${site.origin}/readyz`)).status).toBe(200)
  note({ what: 'pages served', figure: PAGES, target: PAGES })
}

const publish = (site: ServedSite) =>
  fetch(`${site.origin}/_content/sync`, { method: 'POST', headers: { authorization: `Bearer ${SECRET}` } })

/** A data directory with a whole store of the pages. */
const good = temporaryFolder('data')
const content = contentDirectory(...pages)
beforeAll(async () => {
  if (!withoutDisks) await (await startServer({ content, data: good })).stop()
})
beforeEach(({ skip }) => skip(withoutDisks !== undefined, withoutDisks))

describe('Q-23 a data directory', () => {
  it.each([
    ['on a disk that is too small for the content', '96k', 'true'],
    ['on a disk that is full', '1m', FILL],
    ['on a disk that cannot be written', '1m', 'mount -o remount,ro "$DATA_DIR"'],
    [
      'on a disk that cannot be written, with a whole store on it',
      '16m',
      'cp -r "$GOOD/." "$DATA_DIR" && mount -o remount,ro "$DATA_DIR"',
    ],
  ])('%s is done without: every page is there, and the start says so', async (_, size, prepare) => {
    const data = temporaryFolder('data')
    const site = await startServer({ content, data, through: onDisk(size, prepare), environment: { GOOD: good } })
    const told = () => /Until the next start content is served from a store in (\S+)\. Make room in/.exec(site.output())
    try {
      await expectWhole(site)
      expect(told()?.[1]).toBeDefined()
      expect(site.output()).toContain(data)
    } finally {
      await site.stop()
    }
    expect(existsSync(told()?.[1] as string)).toBe(false)
  })
})

describe('Q-23 a whole store on a disk that is full', () => {
  it('is served as it is', async () => {
    const data = temporaryFolder('data')
    const through = onDisk('16m', `cp -pr "$GOOD/." "$DATA_DIR" && ${FILL}`)
    const site = await startServer({ content, data, through, environment: { GOOD: good } })
    try {
      await expectWhole(site)
    } finally {
      await site.stop()
    }
  })
})

describe('Q-23 a disk that fills while the site runs', () => {
  const content = contentDirectory(...pages)
  cpSync(join(demo, 'images/lost.svg'), join(content, 'images/lost.svg'))
  const data = temporaryFolder('data')
  let site: ServedSite
  let makeRoom: () => void
  const picture = async (width: number) => {
    const answer = await fetch(`${site.origin}/iiif/lost/full/${width},/0/default.jpg`)
    return [answer.status, answer.headers.get('content-type'), (await answer.arrayBuffer()).byteLength > 500]
  }

  beforeAll(async () => {
    if (withoutDisks) return
    site = await startServer({ content, data, through: onDisk('16m'), environment: { CONTENT_SECRET: SECRET } })
    await text(site, '/page-0')
    makeRoom = fillDisk(site, data)
  })
  afterAll(() => site?.stop())

  it('takes away no page, neither one kept nor one not yet made', () => expectWhole(site))

  it('takes away no picture', async () => {
    for (const width of [100, 200, 300, 200]) expect(await picture(width)).toEqual([200, 'image/jpeg', true])
    expect(site.output()).toContain('Derivatives are not cached: ENOSPC')
  })

  it('leaves a publish for later, says so, and shows it once there is room', async () => {
    const many = { text_block: { text: `<p>${'Many of them. '.repeat(30_000)}</p>` } }
    const body = [{ text_block: { text: '<p>Newer words.</p>' } }, many, many, many]
    writeEntry(content, documentEntry('page-0', '', { _version: 2, body }))
    expect(await (await publish(site)).json()).toMatchObject({ isReadOnly: true })
    expect(await text(site, '/page-0')).toContain('Words of page 0.')
    expect(site.output()).toMatch(/The content store in \S+ cannot be written: .*Make room, and sync again\./)
    makeRoom()
    expect(await (await publish(site)).json()).toMatchObject({ isReadOnly: false })
    expect(await text(site, '/page-0')).toContain('Newer words.')
    expect(await picture(250)).toEqual([200, 'image/jpeg', true])
  })
})
