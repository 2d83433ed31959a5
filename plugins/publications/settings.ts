import { f, type SettingsOf } from 'atrium'

/** The research journal. */
export const settings = {
  journal: f.text({
    help: 'Slug of the research journal, for pages and menus below it. Not given: it has no page.',
    example: 'research-journal',
  }),
  journalPeriodical: f.text({
    help: 'uid of the periodical whose issues the research journal shows; default: the only one there is.',
  }),
}

declare module 'atrium' {
  interface Settings extends SettingsOf<typeof settings> {}
}
