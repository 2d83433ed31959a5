import { f } from 'atrium'

/** Links beside a page's title, under a heading of their own. */
export const submenu = (options?: Parameters<typeof f.text>[0]) =>
  f.group(
    {
      title: f.text({ help: 'The heading over the links.' }),
      link: f.links({ label: 'Links', help: 'In this order.' }),
    },
    { help: "Links beside the page's title.", ...options },
  )
