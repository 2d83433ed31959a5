import { composed, entryOf } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import staff from '../pages/department-staff.ts'

const institute = entryOf('organization', 'o', { title: 'Ellery Conservation Institute' })
const department = (name: string, fullPath: string) =>
  entryOf('department', 'd', { title: name, name, fullPath, partOf: institute })
const group = (heading: string, familyName: string) => ({
  heading,
  items: [{ person: entryOf('person', familyName, { givenName: 'Ada', familyName }) }],
})
const science = department('Science', '/conservation-institute/science')
const fields = {
  title: 'Staff of Science',
  department: science,
  subtitle: 'Nine rooms',
  contacts: group('Head', 'Nwosu'),
  additionalGroups: [group('Laboratories', 'Foster')],
}
const page = await composed(staff, fields)
const leadership = department('Leadership', '/conservation-institute/leadership-and-administration')

describe('the staff of a department', () => {
  it('MUS-057 stand below the department, under the title Staff', () => {
    expect(page.entry.path).toBe('/conservation-institute/science/staff')
    expect(page.sections[0]).toMatchObject({ blockType: 'hero', title: 'Staff' })
  })

  it('MUS-064 MUS-058 name the department, the line under the title, and the display name', async () => {
    expect(page.sections[0]).toMatchObject({
      eyebrow: { title: 'Science, Ellery Conservation Institute', href: '/conservation-institute/science' },
      subtitle: 'Nine rooms',
    })
    const named = await composed(staff, {
      ...fields,
      displayName: 'The laboratories',
      hero: { subtitle: 'Downstairs' },
    })
    expect(named.sections[0]).toMatchObject({ eyebrow: { title: 'The laboratories' }, subtitle: 'Downstairs' })
  })

  it('MUS-065 MUS-066 stand in groups, those of the department first, with what is told of them', async () => {
    expect(page.of('contactRows')).toMatchObject([
      {
        isLarge: true,
        grouping: [{ heading: 'Head' }, { heading: 'Laboratories', items: [{ person: { name: 'Ada Foster' } }] }],
      },
    ])
    const { of } = await composed(staff, { ...fields, contacts: undefined })
    expect(of('contactRows')).toMatchObject([{ grouping: [{ heading: 'Laboratories' }] }])
  })

  it('MUS-059 MUS-060 who lead an institute stand at the address of their department', async () => {
    const { entry, sections } = await composed(staff, { ...fields, department: leadership })
    expect(entry.path).toBe('/conservation-institute/leadership-and-administration')
    expect(sections[0]).toMatchObject({ title: 'Leadership and Administration' })
    expect((sections[0]?.eyebrow as object | undefined) ?? {}).not.toHaveProperty('href')
  })

  it('MUS-061 MUS-062 open in the accent of their address: the museum’s, or the conservation institute’s', async () => {
    const paintings = department('Paintings', '/museum/paintings')
    const { sections } = await composed(staff, { ...fields, department: paintings })
    expect([sections[0]?.colorName, page.sections[0]?.colorName]).toEqual([undefined, undefined])
    expect([sections[0]?.variant, page.sections[0]?.variant]).toEqual(['Detail', 'Detail'])
  })
})
