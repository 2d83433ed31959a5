import { expect, it } from 'vitest'
import { type Harness, uids } from './harness.ts'

/** The operations of the content service, on a library that is only read. */
export function describeOperations(harness: () => Harness): void {
  it('ENG-036 gets entries by uid, in the model, with references as stubs', async () => {
    const [story] = await harness().published.get(['story_02'])
    expect(story).toMatchObject({
      uid: 'story_02',
      contentType: 'story',
      title: 'Title of story_02',
      url: '/story-2',
      path: '/stories/story-2',
      version: 1,
      publishDetails: { environment: 'production', locale: 'en-us', time: '2026-01-10T16:00:00.000Z' },
      writers: [
        { uid: 'writer_x', contentType: 'writer' },
        { uid: 'writer_y', contentType: 'writer' },
      ],
      sortDate: '2026-01-15',
    })
  })

  it('ENG-036 leaves out uids that are unknown, unpublished, or asked for without any', async () => {
    const found = await harness().published.get(['tag_draft', 'tag_a', 'nowhere', "x' OR 1=1 --"])
    expect(found.map(({ uid }) => uid)).toEqual(['tag_a'])
    expect(await harness().published.get([])).toEqual([])
  })

  it('gives each caller an entry of its own', async () => {
    const [first] = await harness().published.get(['story_02'])
    Object.assign(first as object, { title: 'changed' })
    const [second] = await harness().published.get(['story_02'])
    expect(second?.title).toBe('Title of story_02')
  })

  it('ENG-031 gets all entries of a content type, ordered by uid', async () => {
    const found = await harness().published.find(['story'], {})
    expect(found.total).toBe(40)
    expect(uids(found)).toEqual([...uids(found)].sort())
  })

  it('ENG-031 knows nothing of types that are not installed', async () => {
    expect(await harness().published.find(['nonsense'], {})).toEqual({ items: [], total: 0 })
    expect(await harness().published.find([], {})).toEqual({ items: [], total: 0 })
  })

  it('names with {brand} stand for the brand', async () => {
    expect(uids(await harness().published.find(['{brand}_place'], {}))).toEqual(['place_center'])
  })

  it('ENG-038 ENG-042 describes a content type, its choices and what it refers to', async () => {
    const schema = await harness().published.schema('story')
    expect(schema).toMatchObject({ uid: 'story', title: 'Story' })
    const field = (uid: string) => schema?.fields.find((each) => each.uid === uid)
    expect(field('status')).toMatchObject({ dataType: 'text', multiple: false, choices: ['draft', 'running', 'ended'] })
    expect(field('topic_tags')).toMatchObject({ dataType: 'reference', multiple: true, referenceTo: ['tag'] })
    expect(field('details')?.fields?.map(({ uid }) => uid)).toEqual(['published', 'levels', 'rows'])
    expect(field('title')).toMatchObject({ mandatory: true })
    expect(await harness().published.schema('nonsense')).toBeNull()
  })
}
