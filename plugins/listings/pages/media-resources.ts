import { assetBase, defined, downloadUrl, f, section, trimPath } from 'atrium'
import image from 'atrium/model/media/types/image.ts'
import { definePage } from 'atrium/model/page.ts'

const item = () =>
  f.group({
    description: f.required(f.html({ help: 'What it shows, and how it may be used.' })),
    slug: f.required(f.text({ help: 'The id of a picture, like kiln-01, or the address of a file.' })),
  })

export default definePage({
  type: 'page_media_resource_listing',
  label: 'Media resources',
  plural: 'Media resources pages',
  icon: 'folder-down',
  category: 'Pages',
  help: 'Pictures and files to be downloaded, in groups.',
  route: '/:url*',
  hero: { variant: 'Landing', navigation: true },
  fields: {
    url: f.required(
      f.text({ control: 'address', example: '/news/journalists/fire-and-earth', help: 'Its whole address.' }),
    ),
    description: f.html({ help: 'The first words under the title.' }),
    image: f.image({ help: 'The picture at the top.' }),
    groups: f.list(
      f.group({
        title: f.text({ help: 'The heading of the group.' }),
        subtitle: f.text({ help: 'One line below it.' }),
        description: f.html({ help: 'What is in it.' }),
        items: f.list(item(), { help: 'Pictures and files, in this order.', itemName: 'slug' }),
      }),
      { help: 'Each under its heading.', itemName: 'title' },
    ),
  },
  /** Of the slugs that are ids of pictures, the address for download. */
  async load({ entry: { groups }, context: { content, imageBase } }) {
    const slugs = [...new Set(groups.flatMap(({ items }) => items.map(({ slug }) => slug)))]
    if (slugs.length === 0) return new Map<string, string>()
    const { items } = await content.entries(image, { where: { id: { in: slugs } } })
    const bases = items.map((picture) => [picture.id, assetBase(picture, imageBase)] as const)
    return new Map(bases.flatMap(([id, base]) => (id && base ? [[id, downloadUrl(base)] as const] : [])))
  },
  check: async ({ entry: { groups }, stored }) => {
    const slugs = groups.flatMap(({ items }) => items.map(({ slug }) => slug))
    const names = slugs.filter((slug) => !(addressOf(slug) && /[/.]/.test(slug)))
    const ids = new Set(names.length > 0 ? (await stored(image)).map(({ id }) => id) : [])
    const unknown = names.filter((slug) => !ids.has(slug))
    const remedy = 'Write the id that the entry of the picture has, or an address like /media/kit.pdf.'
    return unknown.map((slug) => {
      const reason = `is neither the id of a picture nor the address of a file: "${slug}"`
      return { severity: 'warning', field: 'groups.items.slug', reason, remedy }
    })
  },
  compose: ({ entry: { description, image: picture, groups }, data, parts: { hero } }) => [
    section('hero', { ...hero, intro: `${hero.intro ?? ''}${description ?? ''}`, image: hero.image ?? picture }),
    ...groups.map(({ items, ...group }) =>
      section('downloads', {
        ...defined(group),
        items: items.map(({ description: text, slug }) => ({ text, href: data.get(slug) ?? addressOf(slug) })),
      }),
    ),
  ],
})

/** Where a slug leads that is no id of a picture; undefined for what is not a valid address. */
function addressOf(slug: string): string | undefined {
  const address = slug.trim().replace(/\s/g, '%20')
  if (/^https?:\/\/./i.test(address)) return address
  return /^[^:\\]+$/.test(address) ? trimPath(address) : undefined
}
