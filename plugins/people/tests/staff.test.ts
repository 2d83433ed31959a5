import { defineNavigation } from 'atrium'
import { composed, entryOf } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { describeFields } from '#engine/schema/describe.ts'
import staff from '../pages/staff.ts'

const group = (heading: string, familyName: string) => ({
  heading,
  items: [{ person: entryOf('person', familyName, { givenName: 'Ada', familyName }) }],
})
const fields = {
  title: 'Staff',
  url: '/foundation/staff',
  hero: { intro: '<p>Fourteen.</p>' },
  contacts: { title: 'Whom to call', grouping: [group('Programs', 'Nwosu'), group('Evaluation', 'Foster')] },
}
const menu = (name: string, ...paths: string[]) =>
  defineNavigation({ name, title: name, paths, menus: [{ items: ['/anything'] }] })
const sections = [
  ...['about', 'accessibility', 'conservation-institute', 'foundation', 'funding', 'legal', 'museum', 'news'],
  ...['podcasts', 'projects', 'publications', 'research-institute', 'visit'],
]
const navigation = [
  ...sections.map((name) => menu(name, `/${name}`)),
  menu('library', '/*/library'),
  menu('page', '/projects/*/*'),
]
const options = { plugins: [{ name: 'menus', navigation }], routes: ['/:any*'] }

describe('the page of staff and contacts', () => {
  it('PPL-001 PPL-002 stands at the address of its entry, and holds its groups', async () => {
    const { entry } = await composed(staff, fields)
    expect(entry.path).toBe('/foundation/staff')
    expect(Object.keys(describeFields(staff.contentType.schema))).toEqual(
      expect.arrayContaining(['hero', 'displayTitle', 'contacts']),
    )
    const written = { uid: 's', _content_type_uid: 'page_staff', title: 'Staff', url: '/staff' }
    const contacts = { heading: 'Whom to call', groups: [{ heading: 'Programs', items: [] }] }
    expect((await composed(staff, { ...written, contacts })).entry.contacts).toMatchObject({
      title: 'Whom to call',
      grouping: [{ heading: 'Programs' }],
    })
  })

  it('PPL-003 is called by its display title, else by its title', async () => {
    const titleOf = async (more: object) => (await composed(staff, { ...fields, ...more })).of('hero')[0]?.title
    expect([await titleOf({}), await titleOf({ displayTitle: 'People of the Foundation' })]).toEqual([
      'Staff',
      'People of the Foundation',
    ])
  })

  it('PPL-004 PPL-005 PPL-015 shows groups under their headings, with what is told of everybody', async () => {
    const { of } = await composed(staff, fields)
    expect(of('contactRows')).toMatchObject([
      {
        title: 'Whom to call',
        isLarge: true,
        grouping: [
          { heading: 'Programs', items: [{ person: { name: 'Ada Nwosu' } }] },
          { heading: 'Evaluation', items: [{ person: { name: 'Ada Foster' } }] },
        ],
      },
    ])
  })

  it.each(sections)('PPL-006 PPL-007 CLR-013 shows the menu of its first segment alone: /%s', async (name) => {
    const { of } = await composed(staff, { ...fields, url: `/${name}/library/staff` }, options)
    expect(of('sectionNavigation')).toMatchObject([{ navigation: { name } }])
    expect(of('hero')[0]).not.toHaveProperty('navigation')
  })

  it('PPL-007 shows no menu where none is declared for that segment', async () => {
    const { navigation: shown } = await composed(staff, { ...fields, url: '/research/library/staff' }, options)
    expect(shown).toBeUndefined()
  })
})
