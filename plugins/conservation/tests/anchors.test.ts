import cardListing from 'atrium/blocks/card-listing/index.tsx'
import textModule from 'atrium/blocks/text-module/index.tsx'
import { textModule as text } from 'atrium/blocks/text-module/module.ts'
import { definePage } from 'atrium/model/page.ts'
import departmentType from 'atrium/model/person/types/department.ts'
import { to } from 'atrium/testing'
import { shownPage } from 'atrium/ui/testing/story.tsx'
import { expect, it } from 'vitest'
import { departmentList } from '../pages/institute.ts'

it('CONS-005 CONS-031 departments and research areas have anchors that come from their names', async () => {
  const page = definePage({
    type: 'page_anchors',
    label: 'Anchors',
    route: '/anchors',
    modules: { departments: departmentList({ heading: 'Departments' }), areas: text.list() },
    compose: ({ parts }) => [parts.departments, ...parts.areas],
  })
  const department = (uid: string, name: string) => ({
    uid,
    _content_type_uid: 'department',
    title: `${name}, Institute`,
    name,
    full_path: `/institute/${uid}`,
  })
  const { main } = await shownPage(
    page,
    {
      departments: { items: [...to('department', 'a'), ...to('department', 'b'), ...to('department', 'c')] },
      areas: [{ title: 'Light & climate', body: '<p>x</p>' }, { title: 'Wall  paintings' }],
    },
    {
      blocks: [cardListing, textModule],
      types: [departmentType],
      entries: [department('a', 'Buildings & Sites'), department('b', 'Science'), department('c', 'Science')],
    },
  )
  expect([...main.querySelectorAll('h3')].map(({ id, textContent }) => [id, textContent])).toEqual([
    ['buildings--sites', 'Buildings & Sites'],
    ['science', 'Science'],
    ['', 'Science'],
  ])
  expect([...main.querySelectorAll('section')].map(({ id }) => id)).toEqual([
    'departments',
    'light--climate',
    'wall-paintings',
  ])
})
