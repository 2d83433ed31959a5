import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ownFiles } from '../../demo-files.ts'

const content = join(import.meta.dirname, '../../../demo/content')
const read = (path: string) => JSON.parse(readFileSync(join(content, path), 'utf8'))
const named = (folder: string) =>
  ownFiles(join(content, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ name: file.slice(0, -'.json'.length), ...read(`${folder}/${file}`) }))

const SCHOOLS = ['woodcut', 'field', 'botanical', 'tapestry', 'celestial', 'pottery', 'elevation', 'marbled']
const FACTS = ['title', 'date', 'place', 'material', 'maker', 'dimensions', 'creditLine']

const images = new Map(named('entries/image').map((image) => [image.uid, image]))
const records = new Map(named('collection').map((record) => [record.name, record]))
const objects = named('entries/collection_object').map((entry) => ({
  uid: entry.uid,
  title: entry.title,
  objectID: entry.url.split('/').at(-1),
  image: images.get(entry.image?.[0]?.uid),
}))
const masterOf = (id: string) => readFileSync(join(content, `images/${id}.svg`), 'utf8')

describe('the demo collection', () => {
  it('SITE-100 holds at least 120 objects, at least fifteen of each school', () => {
    expect(objects.length).toBeGreaterThanOrEqual(120)
    const ofSchool = (school: string) => objects.filter(({ image }) => image?.iiif.id.startsWith(`${school}-`))
    for (const school of SCHOOLS) expect(ofSchool(school).length, school).toBeGreaterThanOrEqual(15)
  })

  it('SITE-101 gives every object a number of its own, and no two the same picture', () => {
    expect(new Set(objects.map(({ objectID }) => objectID)).size).toBe(objects.length)
    expect(new Set(objects.map(({ image }) => image?.iiif.id)).size).toBe(objects.length)
  })

  it('SITE-102 has a record with all facts for every object, and none for anything else', () => {
    for (const { objectID, title } of objects) {
      const record = records.get(objectID)
      expect(record, objectID).toMatchObject({ objectID, title })
      for (const fact of FACTS) expect(record?.[fact], `${objectID} ${fact}`).toMatch(/\S/)
    }
    expect([...records.keys()].sort()).toEqual(objects.map(({ objectID }) => objectID).sort())
  })

  it('SITE-104 says the same of a work in its record and beside its picture', () => {
    for (const { objectID, image } of objects) {
      const record = records.get(objectID)
      const { title, date, place, material, maker, dimensions, credit_line } = image.metadata_fields
      expect({ title, date, place, material, maker, dimensions, creditLine: credit_line }, objectID).toEqual(
        Object.fromEntries(FACTS.map((fact) => [fact, [record?.[fact]]])),
      )
      expect(image.metadata_fields.object_url[0], objectID).toMatch(new RegExp(`/objects/${objectID}$`))
    }
  })

  it('SITE-084 shows every object with its own master, described for those who cannot see it', () => {
    const told = new Set<string>()
    for (const { objectID, image } of objects) {
      expect(records.get(objectID)?.iiifImageID).toBe(image.iiif.id)
      expect(existsSync(join(content, `images/${image.iiif.id}.svg`)), image.iiif.id).toBe(true)
      expect(image.alt?.length, image.uid).toBeGreaterThan(40)
      expect(told.has(image.alt), image.alt).toBe(false)
      told.add(image.alt)
    }
  })

  it('SITE-083 keeps masters at exhibition size, as large as their entries say, with crops inside them', () => {
    for (const { image } of objects) {
      const { width, height } = image
      expect(masterOf(image.iiif.id), image.uid).toContain(`width="${width}" height="${height}"`)
      expect(Math.max(width, height), image.uid).toBeGreaterThanOrEqual(3600)
      expect(Math.max(width, height), image.uid).toBeLessThanOrEqual(6000)
      for (const { ratio, x, y, w, h } of image.image_crops) {
        const [across, down] = ratio.split(':').map(Number)
        expect(w / h / (across / down), `${image.uid} ${ratio}`).toBeCloseTo(1, 2)
        expect(x >= 0 && y >= 0 && x + w <= width && y + h <= height, `${image.uid} ${ratio}`).toBe(true)
      }
    }
  })
})
