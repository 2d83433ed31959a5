import { f, type SettingsOf } from 'atrium'
import { colors } from 'atrium/model/color/colors.ts'

const percent = (help: string) => f.required(f.text({ help, pattern: '^\\d{1,3}(?:\\.\\d+)?%$', example: '49.5%' }))

const degrees = (most: number) => f.required(f.number({ help: 'Of its middle, in degrees.', min: -most, max: most }))

const pin = f.group({
  site: f.required(f.text({ help: '`code` of the site.', pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$', example: 'center' })),
  top: percent('Of the drawing, from its upper edge.'),
  left: percent('Of the drawing, from its left edge.'),
  color: f.color(colors, { help: 'Ground of what the page says of the site, where an editor chose none.' }),
})

const map = (help: string) =>
  f.group(
    {
      image: f.text({ help: 'uid of the `image` entry of the drawing.' }),
      latitude: degrees(90),
      longitude: degrees(180),
      zoom: f.required(f.number({ help: 'How near, as maps of the world count it.', min: 0, max: 22 })),
      pins: f.list(pin, { help: 'Where the sites lie, in their order.' }),
    },
    { help },
  )

/** Drawn maps of the sites, by the page that shows them. */
export const settings = {
  siteMaps: f.group(
    { visit: map('On the page for visitors.'), healthAndSafety: map('On the page about health and safety.') },
    { help: 'Drawn maps of the sites.' },
  ),
}

declare module 'atrium' {
  interface Settings extends SettingsOf<typeof settings> {}
}
