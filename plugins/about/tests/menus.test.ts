import { pageContext } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import about from '../index.ts'

const at = (path: string) => pageContext({ path, plugins: [about], routes: ['/:any*'] })
const hrefs = async (path: string) =>
  (await at(path).navigation())?.menus.map(({ items }) => items.map(({ href }) => href))

const under = (base: string, pages: string) => pages.split(' ').map((page) => `${base}/${page}`)

describe('the menus of the pages about the institution', () => {
  it.each([
    [
      'NAV-021',
      '/about',
      [...under('/about', 'leadership-governance history facts join-and-give'), '/news', '/about/contact'],
    ],
    [
      'NAV-022',
      '/about/join-and-give',
      under(
        '/about/join-and-give',
        'ellery-fund patron-program corporate-partnerships planned-giving support volunteer faqs contact',
      ),
    ],
    ['NAV-023', '/about/leadership-governance', under('/about/leadership-governance', 'board/ policies financials')],
  ])('%s lead from %s', async (_row, path, expected) => {
    expect(await hrefs(path)).toEqual([expected])
  })

  it.each([
    ['DOC-017', '/about/join-and-give/volunteer', 'join-and-give'],
    ['DOC-018', '/about/leadership-governance/policies', 'leadership-and-governance'],
    ['PPL-007', '/about/staff', 'about'],
  ])('%s: %s', async (_row, path, expected) => {
    expect((await at(path).navigation())?.name).toBe(expected)
  })
})

describe('whoever looks for work', () => {
  const withJobs = (jobsUrl?: string) => pageContext({ plugins: [about], settings: { jobsUrl } })
  const offered = async (context: ReturnType<typeof withJobs>) => {
    const [jobs] = await context.contributed('searchAnswers')
    return jobs && { words: jobs.words.split(', '), answer: await jobs.answer(context) }
  }

  it('is led by search to the vacancies that the institution names', async () => {
    const found = await offered(withJobs('https://jobs.example.org/cups'))
    expect(found?.words).toContain('vacancies')
    expect(found?.answer).toEqual({
      title: 'Working at The Ellery',
      links: [{ title: 'Open positions', href: 'https://jobs.example.org/cups' }],
    })
  })

  it('is told nothing where it names none', async () => {
    expect(await offered(withJobs())).toBeUndefined()
  })
})
