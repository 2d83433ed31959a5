import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { MasterFacts } from '../masters/master-facts.ts'
import { MasterError, Masters } from '../masters/masters.ts'
import { MeasuredSizes } from '../masters/measured-sizes.ts'

const folder = temporaryFolder('measured-sizes')
const draw = async (name: string, width: number, height: number) =>
  writeFile(
    join(folder, name),
    await sharp({ create: { width, height, channels: 3, background: '#888' } })
      .png()
      .toBuffer(),
  )

/** What a file says of a picture once it is read. */
async function readBefore(factsFile: string, id: string) {
  const facts = new MasterFacts(join(folder, factsFile))
  await facts.find(id, '')
  return facts.sizeBefore(id)
}

function sizesOver(factsFile: string) {
  const facts = new MasterFacts(join(folder, factsFile))
  const masters = new Masters(folder, { facts })
  const resized: string[] = []
  return { masters, resized, sizes: new MeasuredSizes({ masters, facts, onResize: (id) => resized.push(id) }) }
}

it('SITE-083 the size of a replaced master is another as soon as its picture is asked for, and pages are told', async () => {
  await draw('kiln.png', 40, 30)
  const { masters, sizes, resized } = sizesOver('a.jsonl')
  expect(await sizes.sizeOf('kiln')).toEqual({ width: 40, height: 30 })
  sizes.note('kiln', await masters.find('kiln'))
  expect(resized).toEqual([])
  await draw('kiln.png', 30, 40)
  sizes.note('kiln', await masters.find('kiln'))
  expect([resized, await sizes.sizeOf('kiln')]).toEqual([['kiln'], { width: 30, height: 40 }])
  sizes.note('kiln', null)
  expect(resized).toEqual(['kiln', 'kiln'])
})

it('SITE-083 one that was replaced while no server ran is noticed by the next', async () => {
  await draw('jar.png', 40, 30)
  const before = sizesOver('b.jsonl')
  await before.sizes.sizeOf('jar')
  await expect.poll(() => sizesOver('b.jsonl').sizes.sizeOf('jar')).toEqual({ width: 40, height: 30 })
  await expect.poll(() => readBefore('b.jsonl', 'jar')).toBeDefined()
  const same = sizesOver('b.jsonl')
  await same.sizes.sizeOf('jar')
  await draw('jar.png', 20, 30)
  const next = sizesOver('b.jsonl')
  expect(await next.sizes.sizeOf('jar')).toEqual({ width: 20, height: 30 })
  expect([same.resized, next.resized]).toEqual([[], ['jar']])
})

it('SITE-089 a page that was told another size shows no distorted picture', async () => {
  await draw('bowl.png', 30, 40)
  const { masters, sizes } = sizesOver('shape.jsonl')
  const meant = (size: string, region = 'full') => sizes.inOwnShape({ id: 'bowl', region, size }).size
  sizes.corrected('bowl', { width: 40, height: 30 })
  expect(meant('20,15')).toBe('20,15')
  sizes.note('bowl', await masters.find('bowl'))
  expect(['20,15', '20,27', '20,20', '20,', 'full', '!20,15'].map((size) => meant(size))).toEqual([
    '20,',
    '20,27',
    '20,20',
    '20,',
    'full',
    '!20,15',
  ])
  expect(meant('20,15', '0,0,30,20')).toBe('20,15')
})

it('SITE-083 a stated size stands until the picture is asked for, and pages are told when it was wrong', async () => {
  await draw('bowl.png', 40, 30)
  await draw('cup.png', 40, 30)
  const { masters, sizes, resized } = sizesOver('c.jsonl')
  const stated = { width: 30, height: 40 }
  const right = { width: 40, height: 30 }
  expect([sizes.corrected('bowl', stated), sizes.corrected('cup', right)]).toEqual([undefined, undefined])
  for (const id of ['bowl', 'cup', 'bowl']) sizes.note(id, await masters.find(id))
  expect([sizes.corrected('bowl', stated), sizes.corrected('cup', right)]).toEqual([right, undefined])
  expect(resized).toEqual(['bowl'])
  await expect.poll(() => readBefore('c.jsonl', 'bowl')).toBeDefined()
  const next = sizesOver('c.jsonl')
  await next.sizes.sizeOf('cup')
  expect(next.sizes.corrected('bowl', stated)).toEqual(right)
})

it('SITE-083 a master that is missing has no page made again', async () => {
  const { sizes, resized } = sizesOver('d.jsonl')
  for (let visit = 0; visit < 2; visit++) {
    expect(sizes.corrected('none', { width: 30, height: 40 })).toBeUndefined()
    sizes.note('none', null)
  }
  expect(resized).toEqual([])
})

it('Q-20 a page waits for no file that does not answer, and knows none that is no picture', async () => {
  const silent = new MeasuredSizes({ masters: { find: () => new Promise(() => {}) }, patience: 5 })
  await expect(silent.sizeOf('jar')).rejects.toThrow('The size of the picture jar was not read within 5 ms.')
  const broken = new MeasuredSizes({ masters: { find: () => Promise.reject(new MasterError('no picture')) } })
  expect(await broken.sizeOf('jar')).toBeNull()
})
