import { f, type SettingsOf } from 'atrium'

/** Where podcasts are followed. */
export const settings = {
  podcastServices: f.list(
    f.group({
      service: f.required(f.text({ help: 'As content names it; `rss` is the feed.' })),
      label: f.required(f.text({ help: 'What visitors read.' })),
      icon: f.text({ help: 'Name of its icon, one of lucide.dev/icons.' }),
    }),
    { help: 'Where podcasts are followed. A service that is not named here is called as content names it.' },
  ),
}

declare module 'atrium' {
  interface Settings extends SettingsOf<typeof settings> {}
}
