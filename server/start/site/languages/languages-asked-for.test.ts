import { expect, it } from 'vitest'
import { languagesAskedFor } from './languages-asked-for.ts'

const LANGUAGES = [
  { tag: 'es', path: '/es', label: 'Español' },
  { tag: 'ar', path: '/ar', label: 'العربية' },
]

/** Languages that note when they are opened; `fails` tells which cannot be. */
function noting(fails: (tag: string) => boolean = () => false) {
  const begun: string[] = []
  const stores = new Map()
  const own = { get: async (uids: readonly string[]) => uids.map((uid) => ({ uid, path: '/own' })) as never }
  const open = async (tag: string) => {
    begun.push(tag)
    if (fails(tag)) throw new Error(`${tag} cannot be read`)
    const get = async (uids: readonly string[]) => uids.map((uid) => ({ uid, path: `/${tag}` })) as never
    return { tag, asked: { get, search: async () => ({ total: tag.length }) as never } }
  }
  return { begun, stores, ...languagesAskedFor(LANGUAGES, open, { own, stores }) }
}

it('a language is opened by the first address of it, once', async () => {
  const { begun, opened, at } = noting()
  expect(await at('/visit')).toBeUndefined()
  expect(begun).toEqual([])
  expect(await Promise.all([at('/es/visit?day=1'), at('/es')])).toMatchObject([{ tag: 'es' }, { tag: 'es' }])
  expect(begun).toEqual(['es'])
  expect(opened).toMatchObject([{ tag: 'es' }])
})

it('until then an entry counts as being at its own address, and a search opens the language', async () => {
  const { begun, stores } = noting()
  expect(await stores.get('ar').get(['a'])).toEqual([{ uid: 'a', path: '/own' }])
  expect(begun).toEqual([])
  expect(await stores.get('ar').search({})).toEqual({ total: 2 })
  expect(begun).toEqual(['ar'])
  expect(await stores.get('ar').get(['a'])).toEqual([{ uid: 'a', path: '/ar' }])
})

it('one that could not be opened is opened again by whoever asks next', async () => {
  let isBroken = true
  const { opened, at, settled } = noting(() => isBroken)
  await expect(at('/es')).rejects.toThrow('es cannot be read')
  isBroken = false
  await settled()
  expect(await at('/es')).toMatchObject({ tag: 'es' })
  expect(opened).toHaveLength(1)
})
