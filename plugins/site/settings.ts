import { f, type SettingsOf } from 'atrium'

const address = '^https://\\S+$'

/** Declares what the frame of every page is told, and how to tell of weaknesses. */
export const settings = {
  donate: f.link({ help: 'Where visitors give: a link in the header of every page, as it is written here.' }),
  changelogUrl: f.url({ help: 'Where the ribbon of a deployment leads.' }),
  repositoryUrl: f.url({ help: 'Where the ribbon leads without a changelog.' }),
  security: f.group(
    {
      contact: f.required(
        f.list(
          f.text({
            pattern: '^(?:https://|mailto:[^\\s@]+@|tel:[+\\d])\\S+$',
            example: 'mailto:security@example.org',
          }),
          { help: 'Where to tell of a weakness of the site, the preferred way first: `mailto:`, `tel:` or `https:`.' },
        ),
      ),
      policy: f.text({ pattern: address, help: 'Page with the rules for those who look for weaknesses.' }),
      encryption: f.text({ pattern: address, help: 'Key for letters that nobody else can read.' }),
      acknowledgments: f.text({ pattern: address, help: 'Page of those who are thanked.' }),
    },
    { help: 'What `/.well-known/security.txt` says (RFC 9116). Not given: nothing is there.' },
  ),
}

declare module 'atrium' {
  interface Settings extends SettingsOf<typeof settings> {}
}
