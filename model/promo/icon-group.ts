import { f } from 'atrium'

/** An icon of the icon set by its name. */
export const iconGroup = (options?: Parameters<typeof f.text>[0]) =>
  f.group(
    {
      iconName: f.required(
        f.text({ label: 'Name', help: 'Of the icon set, like calendar.', example: 'calendar', control: 'icon' }),
      ),
    },
    { label: 'Icon', help: 'A small sign beside the title.', ...options },
  )
